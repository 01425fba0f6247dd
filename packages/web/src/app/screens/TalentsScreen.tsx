import { useParams } from 'react-router';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { useEdition } from '../../data/edition-context.ts';
import { useDataset, useTexts } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { ClassPicker } from '../../features/talents/ClassPicker.tsx';
import { PasteOnPicker } from '../../features/talents/PasteOnPicker.tsx';
import { TalentCalculator } from '../../features/talents/TalentCalculator.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/Heading.tsx';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import { AppRedirect } from '../../ui/link/AppRedirect.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './TalentsScreen.module.css';

/** `/talents`: choose a class; `/talents/{class}`: plan its talents. */
export function TalentsScreen() {
  const edition = useEdition();
  const params = useParams();
  const gameClass = edition.classes.find((each) => each === params.gameClass) ?? null;
  useTitle(gameClass ? `${CLASS_NAMES[gameClass]} talents` : `Talents of ${edition.name}`);
  const dataset = useDataset(edition.key);
  const texts = useTexts(edition.key, dataset.data !== null);
  const pictures = usePictures(edition.key, dataset.data);
  if (params.gameClass !== undefined && !gameClass) return <AppRedirect to="/talents" />;
  if (!gameClass) {
    return (
      <div className={styles.page}>
        <div>
          <PageTitle>Talents</PageTitle>
          <p className={styles.lead}>
            Choose a class to plan its talents, point by point, and share the build as a link. A
            link of a talent calculator can be pasted here.
          </p>
        </div>
        {dataset.data && <PasteOnPicker edition={edition} dataset={dataset.data} />}
        <ClassPicker large classes={edition.classes} chosen={null} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {dataset.data ? (
        <PicturesContext value={pictures}>
          <TalentCalculator
            key={gameClass}
            {...{ edition, texts, gameClass }}
            dataset={dataset.data}
          />
        </PicturesContext>
      ) : dataset.failed ? (
        <Banner tone="caution" action={<Button onClick={dataset.retry}>Try again</Button>}>
          {MESSAGES.talentLoadFailed()}
        </Banner>
      ) : (
        <Waiting />
      )}
    </div>
  );
}
