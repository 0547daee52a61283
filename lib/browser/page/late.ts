export function isLate(answer: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    const answerInTime = () => {
      clearTimeout(timer);
      resolve(false);
    };
    answer.then(answerInTime, answerInTime);
  });
}
