// What the address of the screen says: which accounts are looked for, or which one is open and what is seen of it.
import {
  clasesDeMovimientoAhorro,
  estadosDeCuentaAhorro,
  nombresDeEstadoDeCuentaAhorro,
  nombresDeMovimientoAhorro,
} from '@cuadra/core/ahorros/cuenta';
import * as field from '#platform/address/fields.ts';
import { useAddress } from '#platform/address/use-address.ts';
import { agency, day, defineFilters, oneOf, pick, text } from '#ui/list/filters.ts';

const ID_MAX = 2_147_483_647;

export const filtrosDeCuentas = defineFilters(
  {
    q: text({ label: 'Buscar cuentas de ahorro', hint: 'Cuenta, DPI o titular', wide: true, as: 'texto' }),
    producto: pick({ label: 'Producto', field: field.integer(1, ID_MAX) }),
    estado: oneOf({ label: 'Estado', values: estadosDeCuentaAhorro, names: nombresDeEstadoDeCuentaAhorro }),
    agencia: agency(),
  },
  {
    /** The one that is open; absent: the list. */
    cuenta: field.integer(1, Number.MAX_SAFE_INTEGER),
    /** Absent: its movements. */
    vista: field.oneOf(['datos']),
    desde: field.fecha,
    hasta: field.fecha,
    clase: field.oneOf(clasesDeMovimientoAhorro),
    /** The opening of an account, and for whom. */
    nueva: field.flag,
    titular: field.uuid,
  },
);
export const direccionDeCuentas = filtrosDeCuentas.address;

/** What is seen of the movements of the one that is open. */
export const filtrosDeMovimientos = defineFilters(
  {
    desde: day({ label: 'Desde' }),
    hasta: day({ label: 'Hasta' }),
    clase: oneOf({
      label: 'Clase',
      values: clasesDeMovimientoAhorro,
      names: nombresDeMovimientoAhorro,
      all: 'Todas',
      chip: (clase) => nombresDeMovimientoAhorro[clase],
    }),
  },
  direccionDeCuentas.shape,
);

export const useDireccion = () => useAddress(direccionDeCuentas);
