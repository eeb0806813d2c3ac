// Banrural: title, «Del … al …», «Cuenta: number-type-alias-currency» with the number often masked, and «Confidencial» at
// the end. A cheque's own number stands where other movements say how they were paid.
import type { PerfilDeBanco } from '../perfil-de-banco.ts';

export const banrural: PerfilDeBanco = {
  perfil: 'banrural',
  distintivos: [['fecha'], ['oficina'], ['saldo contable', 'secuencial', 'secuencia']],
  titulos: {
    fecha: ['fecha'],
    texto: ['descripcion', 'concepto'],
    referencia: ['referencia'],
    tipo: ['cheque propio local efectivo', 'medio', 'medio de pago', 'forma de pago'],
    debito: ['debito', 'debitos'],
    credito: ['credito', 'creditos'],
    saldo: ['saldo contable', 'saldo', 'saldo disponible'],
  },
  lineaDeCuenta: [
    /^cuenta\s*:?\s*(?<cuenta>[\dx*#•]+(?:-[\dx*#•]+)*)\s*-.*-\s*(?<moneda>[a-z]{1,3}\$?\.?)$/i,
    /^(?<cuenta>[\dx*#•]{4,}(?:-[\dx*#•]+)*)\s*-.*-\s*(?<moneda>[a-z]{1,3}\$?\.?)$/i,
  ],
  ordenDeFecha: 'dma',
  separadorDecimal: 'punto',
  columnaDeCheque: 'cheque propio local efectivo',
  vaciaTermina: false,
  pie: [/^confidencial\b/i],
};
