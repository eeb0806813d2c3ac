// Savings accounts that end: certificates that came due and are not renewed go back to their owner's current account; whoever leaves
// is paid by cheque. What they earned since they were last paid is settled first.
import type { CuentaEnPadron, LineaContada } from '#demo-institucion/ahorros/cuenta-en-padron.ts';
import {
  abonarCierre,
  cerrarCuenta,
  liquidacionDe,
  moverCuenta,
  porCerrar,
} from '#demo-institucion/ahorros/padron.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { cheque } from '../tesoreria.ts';
import { atiende } from './caja-de-ahorros.ts';
import { lineasDeIntereses } from './intereses-de-ahorro.ts';

export function* cierresDeAhorro(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, padron } = escena;
  if (!atiende(agencia, dia)) return;
  for (const cuenta of porCerrar(padron, agencia.id, dia)) {
    const linea = liquidacionDe(padron, cuenta, dia);
    if (linea.interes > 0) yield liquidacion(escena, linea);
    if (cuenta.saldo === 0) cerrarCuenta(padron, cuenta, dia, 'Sin saldo.');
    else
      yield cuenta.plazo?.destino === undefined
        ? retiro(escena, cuenta)
        : traslado(escena, cuenta, cuenta.plazo.destino);
  }
}

function liquidacion({ dia, padron }: Escena, linea: LineaContada): Suceso {
  const { numero, producto } = linea.cuenta;
  return {
    tipo: 'interes',
    concepto: `Liquidación de intereses al cerrar la cuenta ${numero}`,
    lineas: lineasDeIntereses(producto, linea),
    ahorros: ({ id }) => abonarCierre(padron, linea, dia, id),
  };
}

function traslado({ dia, padron }: Escena, cuenta: CuentaEnPadron, destino: CuentaEnPadron): Suceso {
  const { numero, saldo: monto } = cuenta;
  return {
    tipo: 'diario',
    concepto: `Vencimiento del certificado ${numero}: traslado a la cuenta ${destino.numero}`,
    lineas: [debe(cuentas.plazoFijo, monto, numero), haber(destino.producto.cuenta, monto, destino.numero)],
    ahorros: ({ id: partida }) => {
      const comun = { partida, concepto: `Vencimiento del certificado ${numero}` };
      moverCuenta(padron, cuenta, dia.indice, { ...comun, clase: 'transferencia-enviada', monto: -monto });
      moverCuenta(padron, destino, dia.indice, { ...comun, clase: 'transferencia-recibida', monto });
      cerrarCuenta(padron, cuenta, dia, 'Venció su plazo.');
    },
  };
}

function retiro(escena: Escena, cuenta: CuentaEnPadron): Suceso {
  const { dia, padron } = escena;
  const { numero, saldo: monto } = cuenta;
  const { banco, documento } = cheque(escena);
  return {
    tipo: 'egreso',
    concepto: `Cierre de la cuenta de ahorro ${numero} a solicitud de su titular`,
    lineas: [debe(cuenta.producto.cuenta, monto, numero), haber(banco, monto, documento)],
    ahorros: ({ id: partida }) => {
      const concepto = 'Retiro de todo el saldo, por cierre';
      moverCuenta(padron, cuenta, dia.indice, {
        partida,
        concepto,
        documento,
        clase: 'retiro',
        monto: -monto,
      });
      cerrarCuenta(padron, cuenta, dia, 'A solicitud de su titular.');
    },
  };
}
