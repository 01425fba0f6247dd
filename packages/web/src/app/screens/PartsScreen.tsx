import { useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Heading, PageTitle, Rule } from '../../ui/Heading.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/Menu.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import { HeadCell, NumberCell, Table } from '../../ui/table/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import styles from './PartsScreen.module.css';

const ROLES = [
  { value: 'tank', label: 'Tank' },
  { value: 'healer', label: 'Healer' },
  { value: 'dps', label: 'Damage' },
] as const;
type Role = (typeof ROLES)[number]['value'];

/** All parts of the look together; in development only. */
export function PartsScreen() {
  const [role, setRole] = useState<Role | null>('tank');
  const [levels, setLevels] = useState<readonly [number, number]>([10, 60]);
  const [open, setOpen] = useState<'dialog' | 'question' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.page}>
      <PageTitle>Parts</PageTitle>
      <Rule />
      <Heading action={<Badge tone="gold">three tones</Badge>}>Actions</Heading>
      <div className={styles.row}>
        <Button tone="main">Share</Button>
        <Button>Export</Button>
        <Button tone="quiet">Undo</Button>
        <Button tone="danger">Delete</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/items">A link</ButtonLink>
        <Menu
          trigger={
            <Button only aria-label="More">
              <Glyph name="more" />
            </Button>
          }
        >
          <MenuItem onSelect={() => showToast('Pinned')}>Pin</MenuItem>
          <MenuLink to="/">Home</MenuLink>
          <MenuSeparator />
          <MenuItem danger onSelect={() => showToast('Could not', { tone: 'failed' })}>
            Delete
          </MenuItem>
        </Menu>
        <Hint text="These characters are kept in this browser only.">
          <Button tone="quiet" only aria-label="Kept here">
            <Glyph name="cloud-off" />
          </Button>
        </Hint>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('question')}>Question</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button
          onClick={() => showToast('Saved', { action: { label: 'Undo', run: () => undefined } })}
        >
          Toast
        </Button>
      </div>
      <Heading>Fields</Heading>
      <div className={styles.grid}>
        <TextField label="Name" placeholder="Thornwick" />
        <TextField label="Password" type="password" error="Password is required" />
        <Select label="Role" options={ROLES} value={role} onChange={setRole} />
        <Combobox
          label="Role, by typing"
          options={ROLES}
          value={role}
          onChange={setRole}
          empty="None available"
        />
        <RadioGroup label="Role" options={ROLES} value={role} onChange={setRole} />
        <Checkbox defaultChecked>Remember Me</Checkbox>
        <RangeSlider label="Level" min={1} max={60} value={levels} onChange={setLevels} />
      </div>
      <Heading>Notices and waiting</Heading>
      <Banner>One thing to know.</Banner>
      <Banner tone="caution" action={<Button>Look</Button>}>
        Something to look at.
      </Banner>
      <Banner tone="failed">It did not work.</Banner>
      <Banner tone="done">It worked.</Banner>
      <div className={styles.row}>
        <Spinner size="inline" />
        <Spinner size="small" />
        <Spinner size="medium" />
        <Spinner size="large" />
      </div>
      <EmptyState
        title="You have no characters yet."
        action={<Button tone="main">Create</Button>}
      />
      <Heading>Figures</Heading>
      <Card gilt className={styles.card}>
        <Gauge label="Hit" value="8.35 %" of="of 9 %" at={0.7} cap={0.75} by={0.1} />
        <Gauge label="Defense" value="496" of="of 490" at={0.9} cap={0.85} note="Met" />
      </Card>
      <Tabs label="Roles" tabs={ROLES} value={role ?? 'tank'} onChange={setRole}>
        <Table label="Items">
          <thead>
            <tr>
              <HeadCell>Item</HeadCell>
              <HeadCell number sorted="descending" onSort={() => undefined}>
                Points
              </HeadCell>
              <HeadCell number>Change</HeadCell>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Band of the Abyssal Lord</td>
              <NumberCell>112.4</NumberCell>
              <NumberCell>
                <Difference by={13} />
              </NumberCell>
            </tr>
          </tbody>
        </Table>
      </Tabs>
      <Dialog
        open={open === 'dialog'}
        title="Copy Set"
        onClose={close}
        actions={<Button tone="main">Copy</Button>}
      >
        <TextField label="Set Name" />
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        title="Delete Set"
        action="Delete"
        danger
        onConfirm={close}
        onCancel={close}
      >
        It cannot be brought back.
      </ConfirmDialog>
      <Sheet open={open === 'sheet'} title="Sheet" onClose={close} onPrevious={null} onNext={null}>
        From the lower edge.
      </Sheet>
    </div>
  );
}
