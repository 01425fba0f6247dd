/** The answer, or what stands for it when it takes longer than `limit` milliseconds; the work itself goes on. */
export function withDeadline<Answer>(
  work: Promise<Answer>,
  limit: number,
  late: () => Answer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late()), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
