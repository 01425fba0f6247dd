/** What a day brings to the figure. */
export interface Season {
  /** 30 October to 2 November: Get Spooky is offered. */
  readonly spooky: boolean;
  /** 23 to 25 December: a hat, and snow. */
  readonly winter: boolean;
}

/** By the player's own calendar. */
export function seasonOf(day: Date): Season {
  const [month, date] = [day.getMonth() + 1, day.getDate()];
  return {
    spooky: (month === 10 && date >= 30) || (month === 11 && date <= 2),
    winter: month === 12 && date >= 23 && date <= 25,
  };
}
