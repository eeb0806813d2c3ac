// Certificates of the term product: those that were there when the story began and those that are opened as it goes on, each from
// the current account of whoever owns it, where it comes back to if it is not renewed.
import { type Azar, crearAzar } from '../historia/azar.ts';
import { quetzales, redondo } from '../historia/montos.ts';
import type { CuentaEnPadron, Plazo } from './cuenta-en-padron.ts';
import { abrirCuenta, grupoDe, type Padron } from './padron.ts';
import { productosDemo, tramoPara } from './productos-demo.ts';

const producto = productosDemo.plazoFijo;

/** Who has one of about this much. */
const USUAL = quetzales(50_000);
const MINIMO = quetzales(2_500);

interface Iniciales {
  readonly agencia: string;
  readonly total: number;
  readonly azar: Azar;
}

export function ponerCertificadosIniciales(
  padron: Padron,
  { agencia, total, azar }: Iniciales,
  poner: (cuenta: CuentaEnPadron, monto: number) => void,
): void {
  const cuantos = Math.max(1, Math.round(total / USUAL));
  const pesos = Array.from({ length: cuantos }, () => azar.entero(4, 24) ** 2);
  const suma = pesos.reduce((todos, peso) => todos + peso, 0);
  let queda = total;
  for (const [i, peso] of pesos.entries()) {
    const monto =
      i === cuantos - 1 ? queda : Math.floor((total * peso) / suma / quetzales(500)) * quetzales(500);
    queda -= monto;
    const dias = plazoAlAzar(azar);
    const apertura = -azar.entero(1, dias - 1);
    poner(
      abrirCertificado(padron, { duenio: duenioAlAzar(padron, agencia, azar), monto, dias, apertura, azar }),
      monto,
    );
  }
}

export interface CertificadoPedido {
  readonly origen: CuentaEnPadron;
  readonly monto: number;
}

/** Whoever has enough in the current account and wants to earn more. */
export function pedirCertificados(
  padron: Padron,
  agencia: string,
  cuantos: number,
  azar: Azar,
): CertificadoPedido[] {
  const pedidos: CertificadoPedido[] = [];
  for (let i = 0; i < cuantos; i += 1) {
    const rica = Array.from({ length: CANDIDATOS }, () => duenioAlAzar(padron, agencia, azar))
      .filter((cuenta) => !pedidos.some(({ origen }) => origen === cuenta))
      .reduce((una, otra) => (otra.saldo > una.saldo ? otra : una));
    const monto = redondo(Math.floor((rica.saldo * azar.entero(45, 80)) / 100), quetzales(500));
    if (monto >= MINIMO && monto <= rica.saldo) pedidos.push({ origen: rica, monto });
  }
  return pedidos;
}

const CANDIDATOS = 25;

export function abrirPedido(
  padron: Padron,
  { origen, monto }: CertificadoPedido,
  dia: number,
  semilla: string,
): CuentaEnPadron {
  const azar = crearAzar(`certificado ${semilla} ${origen.numero}`);
  return abrirCertificado(padron, { duenio: origen, monto, dias: plazoAlAzar(azar), apertura: dia, azar });
}

interface PorAbrir {
  readonly duenio: CuentaEnPadron;
  readonly monto: number;
  readonly dias: number;
  readonly apertura: number;
  readonly azar: Azar;
}

function abrirCertificado(padron: Padron, { duenio, monto, dias, apertura, azar }: PorAbrir): CuentaEnPadron {
  const plazo: Plazo = {
    dias,
    tasa: tramoPara(producto.tablas[0]?.tramos ?? [], monto, dias)?.ppm ?? 0,
    destino: azar.ocurre(SE_TRASLADAN) ? duenio : undefined,
    vence: apertura + dias,
  };
  const { agencia, titulares } = duenio;
  return abrirCuenta(padron, { producto, agencia, titulares, abre: apertura, peso: 0 }, apertura, plazo);
}

const SE_TRASLADAN = 420;

const plazoAlAzar = (azar: Azar): number => azar.elegir([270, 360, 360, 360, 540, 720] as const);

/** A current account that stays. */
function duenioAlAzar(padron: Padron, agencia: string, azar: Azar): CuentaEnPadron {
  const { activas } = grupoDe(padron, productosDemo.corriente, agencia);
  for (;;) {
    const cuenta = activas[azar.entero(0, activas.length - 1)];
    if (cuenta !== undefined && padron.planeadas.get(cuenta)?.cierra === undefined) return cuenta;
  }
}
