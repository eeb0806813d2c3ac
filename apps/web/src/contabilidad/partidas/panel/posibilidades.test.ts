import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import { expect, test } from 'vitest';
import { partidaDePrueba } from '../testing/partida-de-prueba.ts';
import { accionesPosibles } from './posibilidades.ts';

const quien = (rol: Rol, id = 'otra persona') => ({ id, permisos: [...permisosDe([rol])] });
const AUTOR = { id: 'autora', nombre: 'Ana Choc' };
const de = (cambios: Parameters<typeof partidaDePrueba>[0]) => partidaDePrueba({ autor: AUTOR, ...cambios });

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
