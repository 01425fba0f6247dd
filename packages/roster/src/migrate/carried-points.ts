import type { Point } from '@gearwright/game/point/point.ts';
import type { PointInput } from '../roster.ts';
import { digestOf, textOf } from './sent.ts';

/** Points on their way to another roster: custom ones keep their ids, shared ones find their owner again. */
export class CarriedPoints {
  /** What the other roster has. */
  readonly #there = new Map<string, PointInput>();
  /** Old id of a character → new id. */
  readonly #newIds = new Map<string, string>();
  /** Of this roster's things: what each was when it was last sent. */
  readonly #sent: Map<string, string>;

  constructor(
    there: readonly (PointInput & { readonly pointId: string })[],
    sent: Map<string, string>,
  ) {
    for (const { pointId, name, stats } of there) this.#there.set(pointId, { name, stats });
    this.#sent = sent;
  }

  moved(characterId: string, newId: string): void {
    this.#newIds.set(characterId, newId);
  }

  /**
   * As they can be sent at once: each point once, and a shared one as a custom one, for its owner may come later.
   * What was edited there since it was last sent stays; what was edited on both sides goes as two.
   */
  carry(points: readonly Point[]): readonly Point[] {
    const once = points.filter(
      ({ pointId }, index) => points.findIndex((other) => other.pointId === pointId) === index,
    );
    return once.flatMap((point): Point[] => {
      if (point.type === 'preset') return [point];
      const { pointId, name, stats } = point;
      const here: Point = { type: 'custom', pointId, name, stats };
      const there = this.#there.get(pointId);
      if (!there) return [here];
      const [textHere, textThere] = [pointText(here), pointText(there)];
      const sent = this.#sent.get(sentKey(pointId));
      if (textHere === textThere || textThere === sent) return [here];
      const kept: Point = { type: 'custom', pointId, ...there };
      const twin: Point = { ...here, pointId: `${pointId}:${digestOf(textHere)}` };
      const onlyThere = textHere === sent && !this.#there.has(twin.pointId);
      return onlyThere ? [kept] : [kept, twin];
    });
  }

  /** Tells that points, as they are here, have been sent as `carry` had them. */
  arrived(points: readonly Point[], carried: readonly Point[]): void {
    for (const { type, pointId, name, stats } of carried) {
      if (type !== 'preset') this.#there.set(pointId, { name, stats });
    }
    for (const point of points) this.#sent.set(sentKey(point.pointId), pointText(point));
  }

  /** What arrived, referring again where it referred before; null when nothing is left to do. */
  sharedAgain(arrived: readonly Point[], before: readonly Point[]): readonly Point[] | null {
    const again = arrived.map((point): Point => {
      const was = before.find((other) => other.pointId === point.pointId);
      if (point.type !== 'custom' || was?.type !== 'shared') return point;
      const { parentCharacterId, parentType } = was;
      return {
        ...point,
        type: 'shared',
        parentCharacterId: this.#newIds.get(parentCharacterId) ?? parentCharacterId,
        parentType,
      };
    });
    return again.some((point, index) => point !== arrived[index]) ? again : null;
  }
}

function sentKey(pointId: string): string {
  return `point ${pointId}`;
}

function pointText({ name, stats }: PointInput): string {
  return textOf({ name, stats });
}
