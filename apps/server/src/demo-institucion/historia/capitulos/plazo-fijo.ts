// Certificates: once a month some asociados put what they have in their current account, or bring through a bank, into one.
import {
  abrirPedido,
  type CertificadoPedido,
  pedirCertificados,
} from '#demo-institucion/ahorros/certificados.ts';
import { moverCuenta } from '#demo-institucion/ahorros/padron.ts';
import { sumaDe } from '#demo-institucion/cajas/repartir.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion, quetzales, redondo } from '../montos.ts';
import { bancoQueRecibe } from '../tesoreria.ts';

export function* plazoFijo(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, azar, padron } = escena;
  if (dia.habil !== DIA_DE_CERTIFICADOS) return;
  const pedidos = pedirCertificados(padron, agencia.id, agencia.certificadosAlMes, azar);
  if (pedidos.length > 0) yield apertura(escena, pedidos);
}

const DIA_DE_CERTIFICADOS = 11;

/** What comes through the bank is added to what was saved. */
function apertura(
  { dia, agencia, libro, azar, padron }: Escena,
  pedidos: readonly CertificadoPedido[],
): Suceso {
  const porBanco = pedidos.map(({ monto }) =>
    redondo(porcion(monto, azar.entero(0, 1_400_000)), quetzales(500)),
  );
  const ahorrado = sumaDe(pedidos.map(({ monto }) => monto));
  return {
    tipo: 'caja',
    concepto: `Plazo fijo: apertura de ${pedidos.length} certificados, agencia ${agencia.nombre}`,
    lineas: [
      debe(bancoQueRecibe(libro), sumaDe(porBanco), 'Depósitos de asociados'),
      debe(cuentas.ahorroCorriente, ahorrado, 'A plazo fijo'),
      haber(cuentas.plazoFijo, ahorrado + sumaDe(porBanco)),
    ],
    ahorros: ({ id: partida }) => {
      for (const [i, pedido] of pedidos.entries()) {
        const { origen, monto } = pedido;
        const deBanco = porBanco[i] ?? 0;
        const certificado = abrirPedido(padron, { origen, monto: monto + deBanco }, dia.indice, dia.fecha);
        const concepto = `Certificado a plazo ${certificado.numero}`;
        const comun = { partida, concepto };
        moverCuenta(padron, origen, dia.indice, { ...comun, clase: 'transferencia-enviada', monto: -monto });
        moverCuenta(padron, certificado, dia.indice, {
          ...{ partida, concepto: 'Apertura del certificado', monto: monto + deBanco },
          clase: deBanco > 0 ? 'deposito' : 'transferencia-recibida',
        });
      }
    },
  };
}
