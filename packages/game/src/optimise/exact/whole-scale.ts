/** The next candidate of a denominator comes from the next digit of the continued fraction; this many are plenty. */
const DIGITS = 24;
const NEAR = 1e-9;
/** Beyond this a row of whole numbers is no longer a good row to search by. */
const GREATEST = 1_000_000;

/**
 * The least number that makes every amount whole: 1 for ratings, 100 for hundredths, 3 for thirds; null where there is
 * none within reach.
 */
export function wholeScale(amounts: Iterable<number>): number | null {
  let scale = 1;
  for (const amount of amounts) {
    const left = amount * scale;
    if (isNearWhole(left)) continue;
    const factor = denominatorOf(left);
    if (factor === null || scale * factor > GREATEST) return null;
    scale *= factor;
  }
  return scale;
}

/** Of an amount as a fraction in lowest terms. */
function denominatorOf(amount: number): number | null {
  let [before, denominator] = [0, 1];
  let rest = Math.abs(amount) % 1;
  for (let digit = 0; digit < DIGITS && denominator <= GREATEST; digit++) {
    if (isNearWhole(amount * denominator)) return denominator;
    const inverse = 1 / rest;
    const whole = Math.floor(inverse + NEAR);
    [before, denominator] = [denominator, whole * denominator + before];
    rest = inverse - whole;
    if (rest < NEAR) break;
  }
  return denominator <= GREATEST && isNearWhole(amount * denominator) ? denominator : null;
}

function isNearWhole(amount: number): boolean {
  return Math.abs(amount - Math.round(amount)) <= NEAR;
}
