import { useState } from 'react';
import { useEdition } from '../../data/edition-context.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalValue } from '../../data/local/use-local-value.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readFilters, writeFilters, type ItemFilters } from './item-filters.ts';
import { readSaved, whyNotSave, withoutSaved, withSaved } from './saved-searches.ts';
import type { ChangeFilters } from './use-item-filters.ts';

interface Props {
  readonly filters: ItemFilters;
  readonly change: ChangeFilters;
}

/** Searches under a name: taken up again, saved, let go. */
export function SavedSearches({ filters, change }: Props) {
  const edition = useEdition();
  const [kept, keep] = useLocalValue(LOCAL_KEYS.savedSearches(edition.key));
  const saved = readSaved(kept);
  const [naming, setNaming] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const address = writeFilters(filters).toString();
  const current = saved.find((search) => search.address === address) ?? null;
  const problem = naming === null ? null : whyNotSave(saved, { name: naming, address });
  const save = (): void => {
    setTried(true);
    if (naming === null || problem) return;
    keep(JSON.stringify(withSaved(saved, { name: naming.trim(), address })));
    setNaming(null);
  };
  if (saved.length === 0 && address === '') return null;
  return (
    <>
      <Menu trigger={<Button>{current?.name ?? 'Saved searches'}</Button>}>
        {saved.map((search) => (
          <MenuItem
            key={search.name}
            onSelect={() => change(readFilters(new URLSearchParams(search.address), edition))}
          >
            {search.name}
          </MenuItem>
        ))}
        {saved.length > 0 && <MenuSeparator />}
        {current ? (
          <MenuItem danger onSelect={() => keep(JSON.stringify(withoutSaved(saved, current.name)))}>
            Forget “{current.name}”
          </MenuItem>
        ) : (
          <MenuItem
            disabled={address === ''}
            onSelect={() => {
              setTried(false);
              setNaming('');
            }}
          >
            Save this search
          </MenuItem>
        )}
      </Menu>
      <Dialog
        open={naming !== null}
        title="Save this search"
        onClose={() => setNaming(null)}
        actions={
          <>
            <Button onClick={() => setNaming(null)}>Cancel</Button>
            <Button tone="main" onClick={save}>
              Save
            </Button>
          </>
        }
      >
        <TextField
          label="Name"
          error={(tried && problem) || undefined}
          value={naming ?? ''}
          onChange={(event) => setNaming(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
      </Dialog>
    </>
  );
}
