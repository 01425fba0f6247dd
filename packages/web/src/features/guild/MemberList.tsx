import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { MOST_MEMBERS } from '@gearwright/roster/link/guild-link.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import { dropsOf, type RaiderLoot } from './guild-loot.ts';
import styles from './MemberList.module.css';
import { useMemberPath } from './use-member-path.ts';
import type { MemberState, ReadyMember } from './use-members.ts';

interface Props {
  readonly members: readonly MemberState[];
  readonly loot: readonly RaiderLoot[];
  readonly onRemove: (key: string) => void;
}

export function MemberList({ members, loot, onRemove }: Props) {
  if (members.length === 0) return null;
  return (
    <section aria-label="Members">
      <Heading>
        Members: {members.length} of {MOST_MEMBERS}
      </Heading>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.key} className={styles.member}>
            {member.status === 'ready' ? (
              <Known member={member} loot={loot.find(({ raider }) => raider.key === member.key)} />
            ) : member.status === 'loading' ? (
              <Spinner size="small" label="Loading the set" />
            ) : (
              <span className={styles.failed}>{member.why}</span>
            )}
            <Button
              tone="quiet"
              only
              aria-label={`Remove ${nameOf(member)}`}
              onClick={() => onRemove(member.key)}
            >
              <Glyph name="clear" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(member: MemberState): string {
  return member.status === 'ready' ? member.character.name : 'this set';
}

function Known({
  member,
  loot,
}: {
  readonly member: ReadyMember;
  readonly loot: RaiderLoot | undefined;
}) {
  const { character, set, point, rules } = member;
  const path = useMemberPath(member);
  const { name, level, gameClass } = character;
  const specs = rules.dataset.classes.find((each) => each.gameClass === gameClass)?.specs ?? [];
  const spec = specs.find(({ key }) => key === set.spec)?.name;
  const best = loot && dropsOf(loot)[0];
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name} data-class={gameClass}>
          {path ? <AppLink to={path}>{name}</AppLink> : name}
        </span>
        <span className={styles.facts}>
          {level} {spec} {CLASS_NAMES[gameClass]} · {set.name}
        </span>
        <span className={styles.facts}>
          {point ? `Weighed by ${point.name}` : 'There are no weights for this set.'}
        </span>
      </span>
      {best && (
        <span className={styles.best}>
          up to <Difference by={best.gain} />
        </span>
      )}
    </>
  );
}
