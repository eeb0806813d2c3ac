import type { GuideText } from './guide-text.ts';

export const projectGuides: readonly GuideText[] = [
  {
    slug: 'crear-un-proyecto',
    title: 'Crear un proyecto de ahorro',
    subtitle: 'Póngale nombre, meta y fecha a lo que quiere lograr.',
    content: `<p>Un proyecto es una meta con dinero apartado: no es otra cuenta, sino una parte de la suya que no se mezcla con el gasto diario.</p>
<ol><li>En «Proyectos» elija <em>Nuevo proyecto</em>.</li><li>Escriba un nombre que le diga algo: «Techo de la cocina» ahorra más que «Proyecto 1».</li><li>Indique la meta y la fecha. La página calcula cuánto apartar cada quincena.</li><li>Confirme. El primer aporte se hace el mismo día si hay saldo.</li></ol>
<p>Puede tener hasta seis proyectos a la vez.</p>`,
  },
  {
    slug: 'aportes-automaticos',
    title: 'Programar aportes automáticos',
    subtitle: 'El día de pago, antes de que el dinero se vaya en otra cosa.',
    content: `<p>Lo que se aparta primero no se extraña. Programe el aporte para el día siguiente de su pago.</p>
<h2>Cómo se hace</h2>
<ol><li>Abra el proyecto y elija <em>Aportes</em>.</li><li>Escoja cada semana, cada quincena o cada mes, y el monto.</li><li>Decida qué hacer si no hay saldo: saltarlo, o intentar de nuevo durante tres días.</li></ol>
<blockquote><p>Un aporte saltado no genera cargos ni cambia su meta: la página vuelve a repartir lo que falta.</p></blockquote>`,
  },
  {
    slug: 'ahorrar-en-grupo',
    title: 'Ahorrar en grupo',
    subtitle: 'Un comité, una familia o un equipo con una meta común.',
    content: `<p>Un proyecto de grupo recibe aportes de varias personas. Todos ven el total; cada quien ve además lo suyo.</p>
<h2>Los papeles</h2>
<ul><li><strong>Responsable</strong>: invita, cambia la meta y pide los retiros.</li><li><strong>Participante</strong>: aporta y aprueba.</li><li><strong>Observador</strong>: mira, sin tocar nada.</li></ul>
<p>Todo retiro necesita al responsable y a un participante. Si el grupo es de más de cinco personas, a dos.</p>`,
  },
  {
    slug: 'proyecto-de-vivienda',
    title: 'Un proyecto para vivienda',
    subtitle: 'Cómo el ahorro previo mejora las condiciones del crédito.',
    content: `<p>Quien completa un proyecto de vivienda demuestra que puede con la cuota. Por eso el ahorro cuenta al pedir el crédito.</p>
<h2>Lo que se mira</h2>
<ul><li>Al menos doce meses de aportes.</li><li>No más de dos aportes saltados al año.</li><li>Una meta de la décima parte del valor de la vivienda.</li></ul>
<h2>Al completarlo</h2>
<p>Pida en la agencia la <strong>constancia de ahorro previo</strong>. Con ella, la comisión de apertura baja a la mitad.</p>`,
  },
  {
    slug: 'proyecto-de-estudios',
    title: 'Un proyecto para estudios',
    subtitle: 'Inscripciones, útiles y la graduación, sin carreras en enero.',
    content: `<p>Los gastos de estudio se conocen con tiempo: caben bien en un proyecto.</p>
<ol><li>Sume inscripción, útiles, uniforme y transporte del año.</li><li>Reparta el total entre febrero y diciembre.</li><li>Elija la fecha del 2 de enero como meta.</li></ol>
<p>Si el establecimiento está afiliado, el retiro puede ir <strong>directo a su cuenta</strong>, y la constancia llega a su correo el mismo día.</p>`,
  },
  {
    slug: 'cambiar-la-meta',
    title: 'Cambiar la meta o la fecha',
    subtitle: 'Los planes cambian; lo ahorrado se queda.',
    content: `<p>Cambiar un proyecto no cuesta nada y no toca lo que ya apartó.</p>
<h2>Qué ocurre con los aportes</h2>
<p>Al cambiar la meta o la fecha, la página propone un aporte nuevo. Puede aceptarlo o conservar el anterior: en ese caso le dice cuándo llegará.</p>
<h2>Pausar</h2>
<p>Con <em>Pausar</em> los aportes se detienen hasta por seis meses. El proyecto sigue ganando intereses.</p>`,
  },
  {
    slug: 'retirar-de-un-proyecto',
    title: 'Retirar de un proyecto',
    subtitle: 'Antes de la meta, en la meta y en una emergencia.',
    content: `<p>El dinero de un proyecto es suyo en todo momento.</p>
<ul><li><strong>En la meta</strong>: pasa a su cuenta con un toque, o al destino que eligió.</li><li><strong>Antes</strong>: escriba el monto y confirme. El retiro está disponible el siguiente día hábil, para darle una noche para pensarlo.</li><li><strong>Emergencia</strong>: una vez al año, hasta la mitad queda disponible en el acto.</li></ul>
<p>El proyecto conserva su historial aunque lo vacíe.</p>`,
  },
  {
    slug: 'cerrar-un-proyecto',
    title: 'Cerrar un proyecto cumplido',
    subtitle: 'Guardar el recuerdo y empezar el siguiente.',
    content: `<p>Cuando llega a la meta, el proyecto pasa a <em>Cumplidos</em>. Ahí quedan sus aportes, las fechas y, si la agregó, una foto de lo que logró.</p>
<ol><li>Compruebe que el saldo esté en cero o elija a dónde va lo que sobra.</li><li>Elija <em>Cerrar</em>. Los aportes automáticos terminan con él.</li><li>Si quiere, use <em>Repetir</em>: crea otro igual con la fecha un año después.</li></ol>`,
  },
];
