import type { GuideText } from './guide-text.ts';

export const accountGuides: readonly GuideText[] = [
  {
    slug: 'actualizar-sus-datos',
    title: 'Actualizar sus datos personales',
    subtitle: 'Dirección, teléfono, ocupación y de qué viven los suyos.',
    content: `<p>Una vez al año le pedimos comprobar sus datos. Toma dos minutos y evita visitas.</p>
<ul><li>La <strong>dirección</strong> y la <strong>ocupación</strong> se cambian en línea.</li><li>El <strong>teléfono</strong> se confirma con un código.</li><li>El <strong>nombre</strong> y el documento se cambian en una agencia, con el documento nuevo a la vista.</li></ul>
<p>Cada cambio queda con su fecha y con quien lo hizo.</p>`,
  },
  {
    slug: 'nombrar-beneficiarios',
    title: 'Nombrar y cambiar beneficiarios',
    subtitle: 'Quién recibe su ahorro si usted falta.',
    content: `<p>Los beneficiarios no pueden ver ni mover la cuenta mientras usted viva: solo quedan anotados.</p>
<ol><li>En «Su cuenta» elija <em>Beneficiarios</em>.</li><li>Agregue a cada persona con su documento y su parentesco.</li><li>Reparta los porcentajes. La página no guarda hasta que sumen cien.</li></ol>
<p>El último cambio que usted firma es el que vale. Revíselo cuando nazca un hijo o cambie su familia.</p>`,
  },
  {
    slug: 'cuentas-mancomunadas',
    title: 'Abrir una cuenta con otra persona',
    subtitle: 'Conjunta o indistinta: la diferencia importa.',
    content: `<p>Dos o más personas pueden ser titulares de una cuenta.</p>
<ul><li><strong>Indistinta</strong>: cualquiera retira. Es cómoda y exige confianza.</li><li><strong>Conjunta</strong>: cada retiro necesita la firma de todos. Es lenta y segura.</li></ul>
<p>Todos los titulares deben presentarse el día de la apertura. Después, quitar a uno requiere la firma de <strong>todos</strong>, también la suya.</p>`,
  },
  {
    slug: 'plazo-fijo',
    title: 'Abrir un plazo fijo',
    subtitle: 'Más interés a cambio de no tocarlo por un tiempo.',
    content: `<p>Elija el plazo pensando en cuándo necesitará el dinero, no solo en la tasa.</p>
<h2>Al abrirlo</h2>
<ol><li>Escoja monto y plazo: de tres meses a tres años.</li><li>Decida si los intereses se pagan cada mes o al final.</li><li>Indique qué hacer al vencer: renovar, o pasar todo a su cuenta.</li></ol>
<h2>Si lo necesita antes</h2>
<p>Se puede cancelar con la tasa de ahorro corriente por los días transcurridos. El capital no se toca nunca.</p>`,
  },
  {
    slug: 'cuenta-para-menores',
    title: 'Una cuenta para menores de edad',
    subtitle: 'Que aprendan a ahorrar con su propia libreta.',
    content: `<p>La cuenta está a nombre del menor y un adulto responde por ella hasta la mayoría de edad.</p>
<ul><li>Se abre con la certificación de nacimiento y veinticinco quetzales.</li><li>Desde los doce años el menor puede depositar solo y ver su saldo en línea.</li><li>Los retiros los firma el adulto.</li></ul>
<p>Al cumplir dieciocho años la cuenta pasa a ser suya por completo: basta que traiga su documento.</p>`,
  },
  {
    slug: 'cerrar-la-cuenta',
    title: 'Cerrar una cuenta',
    subtitle: 'Qué se paga, qué se devuelve y qué se guarda.',
    content: `<p>Lamentamos que se vaya, y no le pondremos trabas.</p>
<ol><li>Cancele los pagos programados y los proyectos de esa cuenta.</li><li>Pida el cierre en línea o en una agencia.</li><li>Los intereses se liquidan hasta ese día y el total se le entrega en efectivo o por transferencia.</li></ol>
<p>Los documentos se conservan diez años por ley. Mientras tanto puede pedir sus estados de cuenta sin costo.</p>`,
  },
];
