/** Given names that aren't words, so that examples which mention one don't make it a word: `sarah, 443…` */
const givenNames = new Set(
  'sarah sara tony maria jose dana ray mike michael kevin linda karen susan lisa nancy jessica ashley emily jennifer amy angela melissa rebecca laura michelle kim james john robert david richard joseph thomas charles daniel matthew anthony steven paul andrew joshua kenneth brian george timothy ronald jason jeff jeffrey ryan eric stephen larry justin scott brandon benjamin samuel gregory raymond patrick dennis jerry tyler aaron nathan henry douglas peter luis carlos juan miguel jorge pedro pablo rosa ana carmen lupita yolanda marta sofia elena diego sergio oscar hector raul beto walt earl denise gus sandy eleanor'.split(
    ' ',
  ),
);

/** Whether a folded word is a given name and nothing else. */
export const isGivenName = (word: string): boolean => givenNames.has(word);
