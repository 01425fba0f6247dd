import { MESSAGES } from '@gearwright/game/messages.ts';
import { CLASS_NAMES, RACE_NAMES } from '@gearwright/game/text/names.ts';
import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { PointImport } from '@gearwright/game/point/importing-point.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { statsInWords } from './stat-options.ts';

interface CharacterProps {
  readonly characters: readonly CharacterSummary[];
  readonly chosen: string | null;
  readonly onChoose: (characterId: string) => void;
  /** Null where none can be made. */
  readonly create: string | null;
}

export function CharacterPage({ characters, chosen, onChoose, create }: CharacterProps) {
  if (characters.length === 0) {
    return (
      <EmptyState
        title={MESSAGES.noCharacters()}
        action={create && <ButtonLink to={create}>Create Character</ButtonLink>}
      >
        The point is imported into a set of one of your characters.
      </EmptyState>
    );
  }
  return (
    <ChoiceList
      label="Character"
      hideLabel
      empty={MESSAGES.noCharacters()}
      choices={characters.map(({ id, name, level, race, gameClass, sets }) => ({
        id,
        name,
        about: `Level ${level} ${RACE_NAMES[race]} ${CLASS_NAMES[gameClass]}`,
        aside: `${sets.length} ${sets.length === 1 ? 'set' : 'sets'}`,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface SetProps {
  readonly character: CharacterSummary;
  readonly chosen: string | null;
  readonly onChoose: (setId: string) => void;
  readonly create: string | null;
}

export function SetPage({ character, chosen, onChoose, create }: SetProps) {
  const { sets, connectedSets } = character;
  const choices = [
    ...sets.map(({ id, name, phase }) => ({ id, name, about: `Phase ${phase}` })),
    ...connectedSets.map(({ id, name, realm }) => ({
      ...{ id, name },
      about: `Live character of ${realm}`,
    })),
  ];
  if (choices.length === 0) {
    return (
      <EmptyState
        title={MESSAGES.noSets()}
        action={create && <ButtonLink to={create}>Create Set</ButtonLink>}
      >
        The point is imported into a set.
      </EmptyState>
    );
  }
  return (
    <ChoiceList
      label={`Set of ${character.name}`}
      hideLabel
      empty={MESSAGES.noSets()}
      choices={choices}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

const WAYS = [
  { value: 'replace', label: 'Replace Existing Point' },
  { value: 'new', label: 'Save as New Point' },
] as const;

interface PointProps {
  readonly points: readonly Point[];
  readonly kind: PointImport['kind'];
  readonly choice: PointImport | null;
  readonly onKind: (kind: PointImport['kind']) => void;
  readonly onChoose: (choice: PointImport) => void;
}

export function PointPage({ points, kind, choice, onKind, onChoose }: PointProps) {
  return (
    <>
      <RadioGroup label="Import Type" options={WAYS} value={kind} onChange={onKind} />
      {kind === 'replace' && (
        <ChoiceList
          label="Existing Point"
          empty={MESSAGES.noRecords('Points')}
          choices={points.map((point) => ({
            id: point.pointId,
            name: point.name,
            about: statsInWords(point.stats),
            aside: point.type === 'preset' ? `Preset by ${point.author}` : 'Custom',
          }))}
          chosen={choice?.kind === 'replace' ? choice.pointId : null}
          onChoose={(pointId) => onChoose({ kind: 'replace', pointId })}
        />
      )}
    </>
  );
}
