/** Which of the pages a list leads to are there. */
export interface ListPlaces {
  readonly canAddSets: boolean;
  readonly canSignIn: boolean;
  readonly canRegister: boolean;
}
