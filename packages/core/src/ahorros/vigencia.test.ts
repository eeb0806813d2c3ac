import { expect, it } from 'vitest';
import { conVigencia } from './vigencia.ts';

const publicada = (desde: string) => ({ desde, estado: 'publicada' as const });

it('lo publicado se sigue por el día en que empieza; los borradores van primero', () => {
  const reglas = [
    publicada('2024-01-01'),
    publicada('2027-01-01'),
    { desde: '2026-12-01', estado: 'borrador' as const },
    publicada('2026-03-01'),
  ];
  expect(
    conVigencia(reglas, '2026-11-16').map(({ desde, situacion, ultimoDia }) => [desde, situacion, ultimoDia]),
  ).toEqual([
    ['2026-12-01', 'borrador', null],
    ['2027-01-01', 'por-venir', null],
    ['2026-03-01', 'vigente', '2026-12-31'],
    ['2024-01-01', 'anterior', '2026-02-28'],
  ]);
});

it('antes de la primera, todas están por venir; desde su día, rige', () => {
  const situacionAl = (hoy: string) => conVigencia([publicada('2026-12-01')], hoy)[0]?.situacion;
  expect(situacionAl('2026-11-30')).toBe('por-venir');
  expect(situacionAl('2026-12-01')).toBe('vigente');
});
