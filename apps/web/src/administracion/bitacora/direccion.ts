// Which entries of the bitácora are looked at, and which one is open. What can be chosen is given by the screen, which is loaded apart.
import { resultados } from '@cuadra/contract/administracion/bitacora/bitacora';
import * as fields from '#platform/address/fields.ts';
import { day, defineFilters, oneOf, part, pick } from '#ui/list/filters.ts';

export const filtrosDeBitacora = defineFilters(
  {
    desde: day({ label: 'Desde' }),
    hasta: day({ label: 'Hasta' }),
    quien: pick({ label: 'Persona', all: 'Todas', field: fields.uuid, other: '…' }),
    accion: pick({
      label: 'Qué hizo',
      all: 'Todo',
      field: fields.formed(/^[a-z][a-z-]*:[a-z][a-z-]*$/),
      chip: (_, nombre) => nombre,
    }),
    entidad: pick({
      label: 'Sobre qué',
      all: 'Todo',
      field: fields.formed(/^[a-z][a-z0-9_-]*$/),
      chip: (_, nombre, { idEntidad }) =>
        `${idEntidad === undefined ? 'Sobre' : 'El mismo documento'}: ${nombre}`,
    }),
    idEntidad: part('entidad', fields.text(200)),
    agencia: pick({
      label: 'Agencia',
      all: 'Todas',
      field: fields.agencia,
      chip: (agencia) => `Agencia ${agencia}`,
    }),
    resultado: oneOf({
      label: 'Resultado',
      values: resultados,
      names: { hecho: 'Hecho', rechazado: 'Rechazado' },
      button: ['rechazado', 'Rechazos'],
      // The button of what was refused says by itself that it is on.
      chip: (resultado) => (resultado === 'hecho' ? 'Solo lo hecho' : undefined),
    }),
  },
  { entrada: fields.integer(1, Number.MAX_SAFE_INTEGER) },
);
