import { expect, test } from 'vitest';
import { direccionDeMovimientos } from '../busqueda.ts';
import { filtrosEnUso, resumenDelRango } from './filtros-en-uso.ts';

const central = { idAgencia: '01', nombreAgencia: 'Central', municipio: '', activa: true };
const enUso = (direccion: Record<string, unknown>) =>
  filtrosEnUso(direccionDeMovimientos.parse(direccion), [], [central]);

test('lo elegido se dice en palabras, y cada cosa sabe quitarse', () => {
  expect(
    enUso({
      cuenta: '101',
      desde: '2026-01-01',
      hasta: '2026-03-31',
      agencia: '01',
      agrupar: 'mes',
      borradores: true,
    }),
  ).toEqual([
    { key: 'cuenta', text: 'Cuenta: 101', sinEl: { cuenta: undefined } },
    {
      key: 'fechas',
      text: 'Fechas: 01/01/2026 – 31/03/2026',
      sinEl: { desde: undefined, hasta: undefined },
    },
    { key: 'agencia', text: 'Agencia: 01 Central', sinEl: { agencia: undefined } },
    { key: 'agrupar', text: 'Sumado por mes', sinEl: { agrupar: undefined } },
    { key: 'borradores', text: 'Con borradores', sinEl: { borradores: undefined } },
  ]);
});

test('un solo día se dice una vez, y el rango de cuentas a medias se ve a medias', () => {
  expect(
    enUso({ desdeCuenta: '101', desde: '2026-01-02', hasta: '2026-01-02' }).map(({ text: texto }) => texto),
  ).toEqual(['Cuentas: 101 – …', 'Fechas: 02/01/2026']);
});

test('las fechas que nadie eligió no son un filtro: se dicen aparte', () => {
  expect(enUso({ cuenta: '101' }).map(({ key: clave }) => clave)).toEqual(['cuenta']);
  expect(resumenDelRango({})).toMatch(/^Este mes: /);
  expect(resumenDelRango({ desde: '2026-01-01' })).toBeUndefined();
});
