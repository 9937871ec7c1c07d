/** Letters of the Ukrainian national romanisation (Cabinet of Ministers, resolution 55 of 27 January 2010). */
// prettier-ignore
const LETTERS = {
  а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i', ї: 'i', й: 'i',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch',
  ш: 'sh', щ: 'shch', ь: '', ю: 'iu', я: 'ia',
};
const AT_WORD_START = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/** Запоріжжя → Zaporizhzhia, Згорани → Zghorany. */
export function romaniseUkrainian(name) {
  return name
    .replaceAll(/[’'ʼ]/g, '')
    .split(/(?<=[\s-])/)
    .map(romaniseWord)
    .join('');
}

function romaniseWord(word) {
  const lower = word.toLowerCase().replaceAll('зг', 'зґг');
  const latin = [...lower]
    .map((letter, index) => {
      if (letter === 'ґ' && lower[index - 1] === 'з') return 'g';
      return (index === 0 ? AT_WORD_START[letter] : undefined) ?? LETTERS[letter] ?? letter;
    })
    .join('');
  return word[0] === word[0]?.toUpperCase() ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
}
