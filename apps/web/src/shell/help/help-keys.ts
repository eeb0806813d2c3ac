// The keys that the help dialog tells: those of the whole shell and, where the screen has them, the one for its own.
const generales = [
  ['help', ['?']],
  ['filter', ['/']],
  ['density', ['Shift', 'D']],
  ['move', ['↑', '↓']],
  ['ends', ['Home', 'End']],
  ['choose', ['Enter']],
  ['close', ['Esc']],
  ['skip', ['Tab']],
] as const;

const DE_LA_PANTALLA = ['screen', ['F1']] as const;

export function helpKeys(navegador: string, estaAtendida: (tecla: string) => boolean) {
  const comando = /mac|iphone|ipad/i.test(navegador) ? '⌘' : 'Ctrl';
  return [
    ['palette', [comando, 'K']],
    ...(estaAtendida('F1') ? [DE_LA_PANTALLA] : []),
    ...generales,
  ] as const;
}
