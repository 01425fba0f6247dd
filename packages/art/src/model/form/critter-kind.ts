import { figureInputs } from '../pack/inputs-hash.ts';
import { bakeForm, FORM_IDS, formMeshFile } from './bake-form.ts';

/** Forms as a folder of models. */
export const critterKind = {
  inputs: figureInputs,
  jobOf: (file: string): string | null =>
    FORM_IDS.find((id) => file === `${id}.json` || file === formMeshFile(id)) ?? null,
  bake(job: string): readonly { readonly name: string; readonly bytes: Uint8Array }[] {
    const { file, mesh } = bakeForm(job);
    return [
      { name: file.mesh, bytes: mesh },
      { name: `${job}.json`, bytes: Buffer.from(JSON.stringify(file)) },
    ];
  },
};
