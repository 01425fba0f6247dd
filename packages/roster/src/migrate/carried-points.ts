import type { Point } from '@gearwright/game/point/point.ts';
import type { PointInput } from '../roster.ts';

/** Points on their way to another roster: custom ones keep their ids, shared ones find their owner again. */
export class CarriedPoints {
  /** What the other roster has. */
  readonly #there = new Map<string, PointInput>();
  /** Old id of a character → new id. */
  readonly #newIds = new Map<string, string>();

  constructor(there: readonly (PointInput & { readonly pointId: string })[]) {
    for (const { pointId, name, stats } of there) this.#there.set(pointId, { name, stats });
  }

  moved(characterId: string, newId: string): void {
    this.#newIds.set(characterId, newId);
  }

  /**
   * As they can be sent at once: each point once, a shared one as a custom one, for its owner may come later, and
   * none over what has been edited there since.
   */
  carry(points: readonly Point[]): readonly Point[] {
    const once = points.filter(
      ({ pointId }, index) => points.findIndex((other) => other.pointId === pointId) === index,
    );
    return once.map((point): Point => {
      if (point.type === 'preset') return point;
      const { pointId } = point;
      const { name, stats } = this.#there.get(pointId) ?? point;
      this.#there.set(pointId, { name, stats });
      return { type: 'custom', pointId, name, stats };
    });
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
