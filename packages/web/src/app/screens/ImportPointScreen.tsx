import { useState } from 'react';
import { useLocation } from 'react-router';
import { readPointLink } from '@gearwright/game/point/point-link.ts';
import { useEdition } from '../../data/edition-context.ts';
import { ImportWizard } from '../../features/points/ImportWizard.tsx';

export function ImportPointScreen() {
  const edition = useEdition();
  const { search } = useLocation();
  const [given] = useState(() => readPointLink(search, edition));
  return (
    <ImportWizard
      given={given}
      createCharacter="/characters/new"
      createSet={(id) => `/character/${id}/sets/new`}
    />
  );
}
