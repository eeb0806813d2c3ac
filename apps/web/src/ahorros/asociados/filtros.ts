// Which asociados are shown, and whose panel is open.
import { estadosDeAsociado, nombresDeEstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { flag, uuid } from '#platform/address/fields.ts';
import { agency, defineFilters, oneOf, text } from '#ui/list/filters.ts';

export const filtrosDeAsociados = defineFilters(
  {
    q: text({ label: 'Buscar asociados', hint: 'Nombre, DPI o número exacto', wide: true, as: 'texto' }),
    estado: oneOf({ label: 'Estado', values: estadosDeAsociado, names: nombresDeEstadoDeAsociado }),
    agencia: agency(),
  },
  {
    asociado: uuid,
    /** The form of a new one is open. */
    nuevo: flag,
  },
);
