import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import { expect, test } from 'vitest';
import { partidaDePrueba } from '../testing/partida-de-prueba.ts';
import { accionesPosibles, porQueNoSeRevierte } from './posibilidades.ts';

const quien = (rol: Rol, id = 'otra persona') => ({ id, permisos: [...permisosDe([rol])] });
const AUTOR = { id: 'autora', nombre: 'Ana Choc' };
const de = (cambios: Parameters<typeof partidaDePrueba>[0]) =>
  partidaDePrueba({ autor: AUTOR, escritores: [AUTOR.id], ...cambios });

test.each([
  [
    'el contador ante una en revisión',
    de({ estado: 'en_revision' }),
    quien('contador'),
    'aprobar rechazar duplicar imprimir',
  ],
  [
    'su autora ante la suya en revisión',
    de({ estado: 'en_revision' }),
    quien('contador', 'autora'),
    'duplicar imprimir',
  ],
  [
    'quien no aprueba ante una en revisión',
    de({ estado: 'en_revision' }),
    quien('auxiliar'),
    'duplicar imprimir',
  ],
  [
    'quien escribió antes en ella, aunque la última en escribir sea otra',
    de({ estado: 'en_revision', escritores: ['quien la inició', AUTOR.id] }),
    quien('contador', 'quien la inició'),
    'duplicar imprimir',
  ],
  [
    'quien la inició puede seguir con ella',
    de({ estado: 'borrador', escritores: ['quien la inició', AUTOR.id] }),
    quien('auxiliar', 'quien la inició'),
    'editar duplicar imprimir descartar',
  ],
  [
    'una reversión que le devolvieron no se edita: se descarta',
    de({ estado: 'rechazada', tipo: 'reversion', revierte: 'o' }),
    quien('contador', 'autora'),
    'duplicar imprimir descartar',
  ],
  ['lo del cierre no se revierte a mano', de({ origen: 'cierre' }), quien('contador'), 'duplicar imprimir'],
  [
    'lo que ya tiene una reversión propuesta',
    de({ reversionPropuesta: 'r' }),
    quien('contador'),
    'duplicar imprimir',
  ],
  [
    'lo importado se revierte',
    de({ origen: 'importacion' }),
    quien('contador'),
    'revertir duplicar imprimir',
  ],
  [
    'su autora ante su borrador',
    de({ estado: 'borrador' }),
    quien('auxiliar', 'autora'),
    'editar duplicar imprimir descartar',
  ],
  [
    'otro auxiliar ante un borrador ajeno',
    de({ estado: 'borrador' }),
    quien('auxiliar'),
    'duplicar imprimir',
  ],
  [
    'quien aprueba puede corregir uno ajeno',
    de({ estado: 'borrador' }),
    quien('contador'),
    'editar duplicar imprimir descartar',
  ],
  [
    'su autora ante la que le devolvieron',
    de({ estado: 'rechazada' }),
    quien('auxiliar', 'autora'),
    'editar duplicar imprimir descartar',
  ],
  ['el contador ante una contabilizada', de({}), quien('contador'), 'revertir duplicar imprimir'],
  [
    'la ya revertida no se revierte otra vez',
    de({ revertidaPor: 'r' }),
    quien('contador'),
    'duplicar imprimir',
  ],
  [
    'una reversión no se revierte',
    de({ revierte: 'o', tipo: 'reversion' }),
    quien('contador'),
    'duplicar imprimir',
  ],
  ['el auditor solo imprime', de({}), quien('auditor'), 'imprimir'],
])('%s', (_, partida, persona, esperadas) => {
  expect(accionesPosibles(partida, persona).join(' ')).toBe(esperadas);
});

test('a quien revierte se le dice por qué esta no, y a los demás nada', () => {
  const delCierre = de({ origen: 'cierre' });
  expect(porQueNoSeRevierte(delCierre, quien('contador'))).toContain('Es del cierre de un ejercicio');
  expect(porQueNoSeRevierte(delCierre, quien('auditor'))).toBeUndefined();
  expect(porQueNoSeRevierte(de({ reversionPropuesta: 'r' }), quien('contador'))).toContain(
    'espera la aprobación',
  );
  expect(porQueNoSeRevierte(de({}), quien('contador'))).toBeUndefined();
  expect(porQueNoSeRevierte(de({ origen: 'caja', revertidaPor: 'r' }), quien('contador'))).toBeUndefined();
});
