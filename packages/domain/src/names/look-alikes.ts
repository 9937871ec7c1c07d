/**
 * Characters that look like a letter of the product's name, after compatibility decomposition and without marks. From
 * confusables.txt of Unicode 13, UTS #39 (https://www.unicode.org/Public/security/), Unicode License v3: of its 6,300 lines
 * those whose prototype is one of these letters in either case; I, 1 and | are prototypes of l.
 */
export const LOOK_ALIKES = {
  a: 'ɑΑαАаᎪᗅ⍶⍺ꓮ𐊠𖽀',
  d: 'ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪ₫ꓒꓓ',
  e: 'ɆɇΕЕеҽҿᎬ℮⋿ⴹꓰꬲ𐊆𑢦𑢮',
  l: '1I|ŁłƖƗƚǀɫɭΙІӀ׀וןا١ٳ۱ߊᏞᒪᛁ∣⏽│ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪𞣇',
  n: 'ƝƞɳΝηոռᵰⲚꓠ𐆎𐔓',
  r: 'ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖',
  t: 'ŦŧƭƮȾΤТҬᎢᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨',
} as const;
