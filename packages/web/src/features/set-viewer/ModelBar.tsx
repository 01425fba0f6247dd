import { ANIMATIONS } from '@gearwright/model-viewer/animation/names.ts';
import { pictureName } from '@gearwright/model-viewer/picture/picture-name.ts';
import type { ModelViewer } from '@gearwright/model-viewer/viewer.ts';
import { Glyph, type GlyphName } from '../../ui/Glyph.tsx';
import type { FigureMoves } from '../../ui/model/use-figure-moves.ts';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { saveBlob } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import styles from './ModelBar.module.css';

interface Props {
  readonly moves: FigureMoves;
  /** Null until it has come. */
  readonly viewer: ModelViewer | null;
  readonly characterName: string;
  readonly setName: string;
  /** Null where the model cannot be hidden. */
  readonly onHide: (() => void) | null;
}

const CHOICES = ANIMATIONS.map(({ name, label }) => ({ value: name, label }));

/** At the figure's feet: pause, what it does, a picture of it, the whole screen. */
export function ModelBar({ moves, viewer, characterName, setName, onHide }: Props) {
  const { animation, play, isPaused, pause, isWhole, showWhole } = moves;
  const save = async (): Promise<void> => {
    if (!viewer) return;
    try {
      saveBlob(pictureName(characterName, setName), await viewer.picture());
    } catch {
      showToast('The picture could not be saved.', { tone: 'failed' });
    }
  };
  return (
    <div className={styles.bar}>
      <Sign
        name={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Resume animation' : 'Pause animation'}
        onPress={() => pause(!isPaused)}
      />
      <PlainSelect
        label="Animation"
        options={CHOICES}
        value={animation}
        onChange={play}
        className={styles.animation}
      />
      <Sign name="camera" label="Save to PNG" onPress={() => void save()} />
      <Sign
        name={isWhole ? 'shrink' : 'expand'}
        label={isWhole ? 'Leave full screen' : 'Full screen'}
        onPress={() => showWhole(!isWhole)}
      />
      {onHide && (
        <span className={styles.hide}>
          <Sign name="eye-off" label="Hide Model" onPress={onHide} />
        </span>
      )}
    </div>
  );
}

interface SignProps {
  readonly name: GlyphName;
  readonly label: string;
  readonly onPress: () => void;
}

function Sign({ name, label, onPress }: SignProps) {
  return (
    <button
      type="button"
      className={styles.sign}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Glyph name={name} />
    </button>
  );
}
