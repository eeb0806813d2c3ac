import type { GuideText } from './guide-text.ts';

export const paymentGuides: readonly GuideText[] = [
  {
    slug: 'pagar-un-servicio',
    title: 'Pagar un servicio',
    subtitle: 'Luz, agua, teléfono y colegiaturas sin hacer fila.',
    content: `<p>La primera vez escribe el número del contrato; después basta elegirlo de la lista.</p>
<ol><li>En «Pagos», busque el comercio por su nombre.</li><li>Escriba el número de contrato y compruebe el <strong>nombre del titular</strong> que responde el comercio.</li><li>Elija la cuenta de donde sale y confirme.</li></ol>
<p>El comercio lo recibe en minutos de día y a la mañana siguiente si paga de noche. La constancia queda en «Historial».</p>`,
  },
  {
    slug: 'programar-pagos',
    title: 'Programar pagos que se repiten',
    subtitle: 'Una vez al mes, por el monto de la factura o por uno fijo.',
    content: `<p>Un pago programado se hace solo, pero nunca a ciegas: dos días antes le llega un aviso con el monto y puede detenerlo.</p>
<h2>Monto fijo o de factura</h2>
<ul><li><strong>Fijo</strong>: siempre el mismo. Sirve para alquileres y colegiaturas.</li><li><strong>De factura</strong>: lo que el comercio cobre, hasta el máximo que usted indique.</li></ul>
<h2>Feriados</h2>
<p>Si el día cae en feriado o domingo, el pago se adelanta al día hábil anterior.</p>`,
  },
  {
    slug: 'pagar-una-planilla',
    title: 'Pagar una planilla',
    subtitle: 'Sueldos de toda la empresa con un archivo y dos personas.',
    content: `<p>Para empresas. Una persona prepara la planilla y otra la autoriza: no puede ser la misma.</p>
<ol><li>Descargue la hoja modelo y llénela: cuenta, nombre y monto.</li><li>Súbala en «Planillas». La página señala cada fila con su problema, sin enviar ninguna.</li><li>Corrija y envíe a autorización.</li><li>Quien autoriza ve el total, la cantidad de personas y lo que cambió desde la anterior.</li></ol>
<blockquote><p>Una planilla autorizada se paga completa o no se paga: nunca queda a medias.</p></blockquote>`,
  },
  {
    slug: 'reclamar-un-cobro',
    title: 'Reclamar un cobro que no reconoce',
    subtitle: 'Qué hacer en la primera hora y qué sigue después.',
    content: `<p>Actúe pronto: en la primera hora un envío todavía se puede detener.</p>
<ol><li>Abra el movimiento y elija <em>No lo reconozco</em>.</li><li>La cuenta queda en pausa para salidas; los depósitos siguen entrando.</li><li>Escriba lo que recuerde. No hace falta que sea mucho.</li></ol>
<h2>Después</h2>
<p>En un día hábil le decimos qué encontramos. Si el cobro no era suyo, el dinero vuelve a su cuenta en un máximo de diez días, con los intereses que dejó de ganar.</p>`,
  },
];
