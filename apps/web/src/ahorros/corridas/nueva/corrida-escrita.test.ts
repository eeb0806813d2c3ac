import { expect, it } from 'vitest';
import { esquema, nombrePropuesto, porDefecto } from './corrida-escrita.ts';

const OCTUBRE = { desde: '2026-10-01', ultimoDia: '2026-10-31' };
const AHC = { id: 7, codigo: 'AHC', nombre: 'Ahorro corriente' };

it('lo que está por pagarse llena la corrida: días, productos, agencias y nombre', () => {
  const ofrecida = { ...OCTUBRE, productos: [AHC], agencias: ['01'], cuentas: 12 };
  expect(porDefecto(ofrecida)).toEqual({
    nombre: 'Intereses AHC, oct 2026',
    clase: 'ordinaria',
    productos: [7],
    agencias: ['01'],
    ...OCTUBRE,
    corrige: null,
  });
});

it('el nombre dice qué es, de qué productos y de qué días', () => {
  expect(nombrePropuesto({ clase: 'correctiva', ...OCTUBRE }, ['AHC', 'AHI'])).toBe(
    'Corrección de intereses AHC, AHI, oct 2026',
  );
  expect(nombrePropuesto({ clase: 'ordinaria', ...OCTUBRE }, ['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(
    'Intereses 7 productos, oct 2026',
  );
  expect(nombrePropuesto({ clase: 'ordinaria', ...OCTUBRE }, [])).toBe('');
});

it('los días van en orden, y la correctiva dice cuál corrige', () => {
  const buena = { ...porDefecto(undefined), nombre: 'Octubre', productos: [7] };
  const mal = (cambio: object) =>
    esquema.safeParse({ ...buena, ...cambio }).error?.issues.map(({ path }) => path.join('.'));
  expect(esquema.safeParse(buena).success).toBe(true);
  expect(mal({ desde: '2026-10-31', ultimoDia: '2026-10-01' })).toEqual(['ultimoDia']);
  expect(mal({ clase: 'correctiva' })).toEqual(['corrige']);
  expect(mal({ productos: [] })).toEqual(['productos']);
});
