// For tests: what happens in a bank account of a cooperative, told by both sides with the noise that each adds: days of difference, numbers
// with zeros or missing, texts cut, one thing in several lines.
import type { Azar } from './azar.ts';
import type { Obra } from './conjunto-etiquetado.ts';
import { AGENCIAS, delBanco, documento, persona, proveedor } from './textos-de-banco.ts';

export interface Suceso {
  readonly peso: number;
  readonly ocurre: (obra: Obra) => void;
}

export const sucesos: readonly Suceso[] = [
  { peso: 20, ocurre: cheque },
  { peso: 22, ocurre: depositoDeAsociado },
  { peso: 14, ocurre: remesaDeAgencia },
  { peso: 12, ocurre: transferencia },
  { peso: 6, ocurre: boletaDeVarios },
  { peso: 4, ocurre: planilla },
  { peso: 3, ocurre: depositoPartido },
  { peso: 3, ocurre: igualesDeUnDia },
  { peso: 2, ocurre: trasladoPropio },
  { peso: 2, ocurre: cuotaRecurrente },
  { peso: 1, ocurre: depositoDelDia },
  { peso: 0.3, ocurre: comisionesDelMes },
  { peso: 4, ocurre: soloBanco },
  { peso: 4, ocurre: soloLibros },
];

/** Odd to the centavo, as sums of many things are. */
export const raro = ({ entero }: Azar): number => entero(15_000, 4_500_000);

/** As people bring it: fifties, hundreds, five hundreds. */
export const redondo = ({ de, entero }: Azar): number => entero(1, 40) * de([5_000, 10_000, 50_000]);

/** The bank tells it mostly the same day or the next; at times before, at times two weeks later. */
export function demora({ suerte, entero }: Azar): number {
  if (suerte(60)) return entero(0, 1);
  return suerte(70) ? entero(0, 4) : entero(-3, 12);
}

function cheque({ azar, dia, etiqueta, numero, banco, libros }: Obra): void {
  const [suya, cual, cuando, quien] = [etiqueta(), numero(), dia(), proveedor(azar)];
  const cantidad = azar.suerte(70) ? -raro(azar) : -redondo(azar);
  const semanas = azar.suerte(25) ? azar.entero(15, 110) : azar.entero(0, 14);
  const forma = azar.entero(1, 100);
  libros(suya, {
    dia: cuando,
    cantidad,
    texto: `Cheque a favor de ${quien}`,
    documento: documento(azar, cual, 'CHQ'),
  });
  const texto = azar.de(['CHEQUE PAGADO', 'PAGO CHEQUE COMPENSACION', 'CK COBRADO VENTANILLA']);
  banco(suya, {
    dia: cuando + semanas,
    cantidad,
    texto: forma > 78 && forma <= 95 ? `${texto} ${String(cual).padStart(8, '0')}` : texto,
    documento: forma <= 78 ? String(cual).padStart(azar.entero(6, 10), '0') : null,
    tipo: 'CQ',
  });
}

function depositoDeAsociado({ azar, dia, etiqueta, numero, banco, libros }: Obra): void {
  const [suya, cual, cuando, quien] = [etiqueta(), numero(), dia(), persona(azar)];
  const cantidad = azar.suerte(70) ? redondo(azar) : raro(azar);
  const boleta = azar.suerte(90) ? documento(azar, cual, 'BOL') : null;
  libros(suya, { dia: cuando, cantidad, texto: `Depósito de ${quien}`, documento: boleta });
  const texto = azar.suerte(50) ? `DEP EFECTIVO ${quien}` : `DEPOSITO AG ${azar.de(AGENCIAS)}`;
  const suRef = azar.suerte(92) ? String(cual).padStart(azar.entero(6, 12), '0') : null;
  banco(suya, {
    dia: cuando + demora(azar),
    cantidad,
    texto: delBanco(azar, texto),
    documento: suRef,
    tipo: 'DE',
  });
}

function remesaDeAgencia({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [suya, cuando, agencia, cantidad] = [etiqueta(), dia(), azar.de(AGENCIAS), raro(azar)];
  libros(suya, { dia: cuando, cantidad, texto: `Remesa de efectivo de la agencia ${agencia}` });
  const texto = delBanco(azar, `DEPOSITO EFECTIVO REMESA ${agencia}`);
  banco(suya, { dia: cuando + demora(azar), cantidad, texto, tipo: 'DE' });
}

function transferencia({ azar, dia, etiqueta, numero, banco, libros }: Obra): void {
  const [suya, cual, cuando, quien] = [etiqueta(), numero(), dia(), proveedor(azar)];
  const signo = azar.suerte(50) ? 1 : -1;
  const cantidad = signo * (azar.suerte(75) ? raro(azar) : redondo(azar));
  const propio = azar.suerte(8) ? String(numero()) : null;
  const autorizacion = azar.suerte(35) ? documento(azar, cual, 'TRF') : propio;
  libros(suya, {
    dia: cuando,
    cantidad,
    texto: `Transferencia ${signo > 0 ? 'recibida de' : 'a'} ${quien}`,
    documento: autorizacion,
  });
  const texto = delBanco(azar, `${signo > 0 ? 'TRANSF ACH CREDITO' : 'TEF'} ${quien}`);
  banco(suya, {
    dia: cuando + demora(azar),
    cantidad,
    texto,
    documento: String(cual),
    tipo: signo > 0 ? 'NC' : 'ND',
  });
}

/** One slip at the bank, one receipt for each who paid in it. */
function boletaDeVarios({ azar, dia, etiqueta, numero, banco, libros }: Obra): void {
  const [suya, cual, cuando] = [etiqueta(), numero(), dia()];
  const partes = Array.from({ length: azar.entero(2, 5) }, () =>
    azar.suerte(50) ? raro(azar) : redondo(azar),
  );
  const conNumero = azar.suerte(85);
  for (const cantidad of partes) {
    const boleta = conNumero ? documento(azar, cual, 'BOL') : null;
    libros(suya, { dia: cuando, cantidad, texto: `Pago de ${persona(azar)}`, documento: boleta });
  }
  const cantidad = partes.reduce((suma, una) => suma + una, 0);
  const texto = delBanco(azar, `DEPOSITO AG ${azar.de(AGENCIAS)}`);
  banco(suya, {
    dia: cuando + demora(azar),
    cantidad,
    texto,
    documento: String(cual).padStart(9, '0'),
    tipo: 'DE',
  });
}

function planilla({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [suya, cuando] = [etiqueta(), dia()];
  const partes = Array.from({ length: azar.entero(2, 8) }, () => -raro(azar));
  for (const cantidad of partes) {
    const texto = `Sueldo de ${persona(azar)}`;
    libros(suya, { dia: cuando, cantidad, texto, partida: `planilla ${suya}` });
  }
  const cantidad = partes.reduce((suma, una) => suma + una, 0);
  banco(suya, { dia: cuando + azar.entero(0, 2), cantidad, texto: 'ND PLANILLA SUELDOS', tipo: 'ND' });
}

/** The bank books cash and cheques of one slip apart. */
function depositoPartido({ azar, dia, etiqueta, numero, banco, libros }: Obra): void {
  const [suya, cual, cuando] = [etiqueta(), numero(), dia()];
  const partes = Array.from({ length: azar.entero(2, 3) }, () => raro(azar));
  const cantidad = partes.reduce((suma, una) => suma + una, 0);
  const demorado = demora(azar);
  libros(suya, {
    dia: cuando,
    cantidad,
    texto: `Depósito de ${persona(azar)}`,
    documento: documento(azar, cual, 'BOL'),
  });
  for (const una of partes) {
    const texto = azar.de(['DEPOSITO EFECTIVO', 'DEPOSITO CHEQUES PROPIOS', 'DEPOSITO CHEQUES AJENOS']);
    banco(suya, {
      dia: cuando + demorado,
      cantidad: una,
      texto,
      documento: String(cual).padStart(8, '0'),
      tipo: 'DE',
    });
  }
}

function igualesDeUnDia({ azar, dia, etiqueta, banco, libros, sonIntercambiables }: Obra): void {
  const [suya, cuando, veces, cantidad] = [etiqueta(), dia(), azar.entero(2, 4), raro(azar)];
  const demorado = azar.entero(0, 1);
  sonIntercambiables(suya);
  for (let vez = 0; vez < veces; vez++) {
    libros(suya, { dia: cuando, cantidad: -cantidad, texto: 'Pago de cuota de seguro de vida' });
    banco(suya, { dia: cuando + demorado, cantidad: -cantidad, texto: 'ND SEGURO DE VIDA', tipo: 'ND' });
  }
}

function trasladoPropio({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [suya, cuando] = [etiqueta(), dia()];
  const cantidad = (azar.suerte(50) ? 1 : -1) * azar.entero(11, 499) * 100_000;
  libros(suya, { dia: cuando, cantidad, texto: 'Traslado entre cuentas propias' });
  banco(suya, { dia: cuando + azar.entero(0, 1), cantidad, texto: 'TRASLADO CUENTAS PROPIAS', tipo: 'NC' });
}

/** The same charge month after month: of an amount of its own, or of one that everybody charges. */
function cuotaRecurrente({ azar, etiqueta, banco, libros }: Obra): void {
  const [primero, cantidad] = [azar.entero(0, 27), azar.suerte(80) ? azar.entero(1_200, 90_000) : 2_500];
  for (let mes = 0; mes < azar.entero(4, 12); mes++) {
    const [suya, cuando] = [etiqueta(), primero + 30 * mes];
    libros(suya, { dia: cuando, cantidad: -cantidad, texto: 'Comisión por manejo de cuenta' });
    banco(suya, {
      dia: cuando + azar.entero(0, 1),
      cantidad: -cantidad,
      texto: 'COMISION MANEJO CTA',
      tipo: 'ND',
    });
  }
}

/** One deposit for the receipts of a day, which nothing names. */
function depositoDelDia({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [suya, cuando] = [etiqueta(), dia()];
  const partes = Array.from({ length: azar.entero(2, 4) }, () => raro(azar));
  for (const cantidad of partes) libros(suya, { dia: cuando, cantidad, texto: `Recibo de ${persona(azar)}` });
  const cantidad = partes.reduce((suma, una) => suma + una, 0);
  banco(suya, { dia: cuando + 1, cantidad, texto: 'DEPOSITO EN EFECTIVO', tipo: 'DE' });
}

/** Charged one by one, posted once. */
function comisionesDelMes({ azar, etiqueta, banco, libros }: Obra): void {
  const [suya, mes, veces] = [etiqueta(), azar.entero(0, 11), azar.entero(5, 20)];
  for (let vez = 0; vez < veces; vez++) {
    banco(suya, { dia: 30 * mes + azar.entero(0, 27), cantidad: -1_500, texto: 'COMISION ATM', tipo: 'ND' });
  }
  libros(suya, { dia: 30 * mes + 29, cantidad: -1_500 * veces, texto: 'Comisiones de cajero del mes' });
}

function soloBanco({ azar, dia, etiqueta, numero, banco }: Obra): void {
  const entra = azar.suerte(50);
  const cantidad = azar.suerte(50) ? raro(azar) : redondo(azar);
  const texto = entra
    ? azar.de(['NC INTERESES DEVENGADOS', 'DEPOSITO EN EFECTIVO', 'TRANSF ACH CREDITO'])
    : azar.de(['ND COMISION CHEQUE RECHAZADO', 'IMPUESTO ISR INTERESES', 'ND CHEQUERA']);
  const suRef = azar.suerte(60) ? String(numero()) : null;
  banco(etiqueta(), { dia: dia(), cantidad: entra ? cantidad : -cantidad, texto, documento: suRef });
}

function soloLibros({ azar, dia, etiqueta, numero, libros }: Obra): void {
  const entra = azar.suerte(40);
  const cantidad = azar.suerte(60) ? raro(azar) : redondo(azar);
  const texto = entra ? `Depósito de ${persona(azar)}` : `Cheque a favor de ${proveedor(azar)}`;
  const suyo = azar.suerte(70) ? documento(azar, numero(), entra ? 'BOL' : 'CHQ') : null;
  libros(etiqueta(), { dia: dia(), cantidad: entra ? cantidad : -cantidad, texto, documento: suyo });
}
