/** Seconds that run down on the page. `seconds` says how many there are whenever it changes. */
export function countdown(seconds: () => number | null): { readonly left: number | null } {
  let left = $state<number | null>(null);
  $effect(() => {
    const given = seconds();
    if (given === null) {
      left = null;
      return;
    }
    const until = Date.now() + given * 1000;
    const count = (): void => {
      left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    };
    count();
    const timer = setInterval(count, 1000);
    return () => {
      clearInterval(timer);
    };
  });
  return {
    get left() {
      return left;
    },
  };
}
