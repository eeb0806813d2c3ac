// G&T Continental: when it was made, the name of the account, «Cuenta: MONET (QTZ) number» and the balance of that moment;
// a blank row ends the table. It says no document.
import type { PerfilDeBanco } from '../perfil-de-banco.ts';

export const gyt: PerfilDeBanco = {
  perfil: 'gyt',
  distintivos: [
    ['fecha'],
    ['descripcion'],
    ['lugar'],
    ['debito', 'debitos'],
    ['credito', 'creditos'],
    ['saldo'],
  ],
  titulos: {
    fecha: ['fecha'],
    texto: ['descripcion', 'lugar'],
    debito: ['debito', 'debitos'],
    credito: ['credito', 'creditos'],
    saldo: ['saldo'],
  },
  lineaDeCuenta: [
    /^(?:cuenta\s*:?\s*)?(?<tipo>[a-z.]+)\s*\((?<moneda>[a-z$.]+)\)\s*(?<cuenta>[\dx*#•][\dx*#•-]*)$/i,
  ],
  saldoAlGenerar: ['saldo total', 'saldo actual'],
  ordenDeFecha: 'dma',
  separadorDecimal: 'punto',
  vaciaTermina: true,
  pie: [],
};
