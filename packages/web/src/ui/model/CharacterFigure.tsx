import type { ReactNode } from 'react';
import drawnFigure from '../alcove.svg';
import arch from '../arch.svg';
import { classNames } from '../class-names.ts';
import { Spinner } from '../Spinner.tsx';
import type { ShownModel } from './use-model-viewer.ts';
import styles from './CharacterFigure.module.css';

interface Props {
  readonly model: ShownModel;
  readonly className?: string | undefined;
  /** Over the whole window. */
  readonly whole?: boolean;
  /** No more than a picture of the page: the drawn figure waits for it, and nothing is said. */
  readonly decorative?: boolean;
  readonly children?: ReactNode;
}

/** The 3D figure of a character in its alcove; a browser without 3D shows a picture instead. */
export function CharacterFigure({
  model,
  className,
  whole = false,
  decorative = false,
  children,
}: Props) {
  const { host, standing, loading, touched } = model;
  const isDrawn = standing === 'unsupported' || standing === 'failed';
  const showsDrawn = isDrawn || (decorative && standing === 'waiting');
  return (
    <div
      className={classNames(styles.frame, whole && styles.whole, className)}
      data-model={standing}
      data-loading={loading && !isDrawn ? '' : undefined}
      data-touched={touched ? '' : undefined}
    >
      <img className={styles.arch} src={showsDrawn ? drawnFigure : arch} alt="" />
      <div ref={host} className={styles.host} hidden={isDrawn} />
      {loading && !isDrawn && !decorative && (
        <div className={styles.loading}>
          <Spinner label="Loading the model" />
        </div>
      )}
      {standing === 'unsupported' && !decorative && (
        <p className={styles.note}>Your browser does not draw in 3D, so here is a picture.</p>
      )}
      {children}
    </div>
  );
}
