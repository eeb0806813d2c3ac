// For tests: what makes a careless program take one thing for another. Each tells, somewhere, that they are two.
import type { Obra } from './conjunto-etiquetado.ts';
import { raro, redondo } from './sucesos.ts';
import { documento, persona, proveedor } from './textos-de-banco.ts';

export const trampas: readonly ((obra: Obra) => void)[] = [
  igualDeLaSemanaPasada,
  igualQueFaltaEnElBanco,
  boletasDistintas,
  chequesGemelos,
  coincidenciaRedonda,
  contabilizadoDosVeces,
  mismosAsociadosMismoMonto,
  demasiadoLejos,
];

/** Last week's was never posted; this week's was. */
function igualDeLaSemanaPasada({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [cuando, cantidad, quien] = [dia(), raro(azar), persona(azar)];
  const suya = etiqueta();
  banco(etiqueta(), { dia: cuando - 7, cantidad, texto: 'DEPOSITO EN EFECTIVO', tipo: 'DE' });
  banco(suya, { dia: cuando + azar.entero(0, 6), cantidad, texto: 'DEPOSITO EN EFECTIVO', tipo: 'DE' });
  libros(suya, { dia: cuando, cantidad, texto: `Depósito de ${quien}` });
}

/** Posted twice as two things, and one has not come yet. */
function igualQueFaltaEnElBanco({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [suya, cuando, cantidad] = [etiqueta(), dia(), raro(azar)];
  libros(suya, { dia: cuando, cantidad: -cantidad, texto: 'Pago de energía eléctrica' });
  banco(suya, { dia: cuando + 6, cantidad: -cantidad, texto: 'TEF ENERGUATE', tipo: 'ND' });
  libros(etiqueta(), { dia: cuando + 5, cantidad: -cantidad, texto: 'Pago de energía eléctrica' });
}

/** As much as another's deposit, on the same day: the slips say that they are two. */
function boletasDistintas({ azar, dia, etiqueta, numero, banco, libros }: Obra): void {
  const [cuando, cantidad] = [dia(), azar.suerte(50) ? raro(azar) : redondo(azar)];
  banco(etiqueta(), {
    dia: cuando,
    cantidad,
    texto: 'DEPOSITO AG CENTRAL',
    documento: String(numero()),
    tipo: 'DE',
  });
  const suyo = documento(azar, numero(), 'BOL');
  libros(etiqueta(), { dia: cuando, cantidad, texto: `Depósito de ${persona(azar)}`, documento: suyo });
}

/** Two cheques of one amount, one after the other: the first is not in the books, the second was not cashed. */
function chequesGemelos({ azar, dia, etiqueta, numero, banco, libros }: Obra): void {
  const [cuando, cual, cantidad] = [dia(), numero(), -raro(azar)];
  banco(etiqueta(), {
    dia: cuando + 2,
    cantidad,
    texto: 'CHEQUE PAGADO',
    documento: String(cual),
    tipo: 'CQ',
  });
  const suyo = documento(azar, cual + 1, 'CHQ');
  libros(etiqueta(), {
    dia: cuando,
    cantidad,
    texto: `Cheque a favor de ${proveedor(azar)}`,
    documento: suyo,
  });
}

/** Q 500.00 of the bank and Q 500.00 of the books, on the same day and of nothing in common. */
function coincidenciaRedonda({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [cuando, cantidad] = [dia(), -redondo(azar)];
  banco(etiqueta(), { dia: cuando, cantidad, texto: 'ND CHEQUERA ESPECIAL', tipo: 'ND' });
  libros(etiqueta(), { dia: cuando, cantidad, texto: `Viáticos de ${persona(azar)}` });
}

function contabilizadoDosVeces({ azar, dia, etiqueta, numero, banco, libros }: Obra): void {
  const [suya, cuando, cual, cantidad] = [etiqueta(), dia(), numero(), raro(azar)];
  const texto = `Depósito de ${persona(azar)}`;
  banco(suya, { dia: cuando, cantidad, texto: 'DEPOSITO AG COBAN', documento: String(cual), tipo: 'DE' });
  libros(suya, { dia: cuando, cantidad, texto, documento: documento(azar, cual, 'BOL') });
  libros(etiqueta(), { dia: cuando + 1, cantidad, texto, documento: documento(azar, cual, 'BOL') });
}

/** One who pays as much every week: the bank tells three, the books two of them. */
function mismosAsociadosMismoMonto({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [cuando, cantidad, quien] = [dia(), redondo(azar), persona(azar)];
  const texto = `DEP EFECTIVO ${quien}`.toUpperCase();
  for (const semana of [0, 1, 2]) {
    const suya = etiqueta();
    banco(suya, { dia: cuando + 7 * semana + azar.entero(0, 6), cantidad, texto, tipo: 'DE' });
    if (semana !== 1) libros(suya, { dia: cuando + 7 * semana, cantidad, texto: `Depósito de ${quien}` });
  }
}

/** As much, but a month apart and of different people. */
function demasiadoLejos({ azar, dia, etiqueta, banco, libros }: Obra): void {
  const [cuando, cantidad] = [dia(), raro(azar)];
  banco(etiqueta(), {
    dia: cuando + azar.entero(20, 40),
    cantidad,
    texto: `TRANSF ACH ${persona(azar)}`,
    tipo: 'NC',
  });
  libros(etiqueta(), { dia: cuando, cantidad, texto: `Depósito de ${persona(azar)}` });
}
