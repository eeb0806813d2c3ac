import { describe, expect, test } from 'vitest';
import { agrupar, type Renglon } from './message-groups.ts';

let cuenta = 0;
const mio = (createdAt: string): Renglon => ({ clave: `m${cuenta++}`, isMine: true, value: '', createdAt });
const suyo = (createdAt: string): Renglon => ({ ...mio(createdAt), isMine: false });

const forma = (renglones: readonly Renglon[]) =>
  agrupar(renglones).map(({ tandas }) =>
    tandas.map(
      ({ isMine, renglones: de }) =>
        `${isMine ? 'mío' : 'suyo'} ${de.map(({ conHora }) => (conHora ? 'hora' : '·')).join(' ')}`,
    ),
  );

describe('una conversación por días y tandas', () => {
  test('vacía', () => expect(agrupar([])).toEqual([]));

  test('una tanda termina cuando escribe la otra persona', () => {
    const renglones = [
      mio('2026-02-02T15:00:10Z'),
      mio('2026-02-02T15:00:40Z'),
      suyo('2026-02-02T15:00:50Z'),
      mio('2026-02-02T15:01:00Z'),
    ];
    expect(forma(renglones)).toEqual([['mío · hora', 'suyo hora', 'mío hora']]);
  });

  test('dentro de una tanda, la hora se repite solo cuando cambia el minuto', () => {
    const renglones = [
      suyo('2026-02-02T15:00:10Z'),
      suyo('2026-02-02T15:00:59Z'),
      suyo('2026-02-02T15:01:00Z'),
    ];
    expect(forma(renglones)).toEqual([['suyo · hora hora']]);
  });

  test('el día cambia a medianoche de Guatemala (06:00 UTC) y parte la tanda', () => {
    const renglones = [mio('2026-02-02T05:59:59Z'), mio('2026-02-02T06:00:00Z')];
    expect(forma(renglones)).toEqual([['mío hora'], ['mío hora']]);
    expect(agrupar(renglones).map(({ instante }) => instante)).toEqual([
      '2026-02-02T05:59:59Z',
      '2026-02-02T06:00:00Z',
    ]);
  });
});
