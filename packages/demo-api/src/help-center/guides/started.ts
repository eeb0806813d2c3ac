import type { GuideText } from './guide-text.ts';

export const firstGuides: readonly GuideText[] = [
  {
    slug: 'asociarse-paso-a-paso',
    title: 'Asociarse paso a paso',
    subtitle: 'Del primer documento a la primera libreta, en una sola visita.',
    content: `<p>Asociarse toma unos veinte minutos. Si llega con todo, sale con su número de asociado y una cuenta de ahorro abierta.</p>
<h2>Antes de venir</h2>
<ul><li>Documento de identificación vigente y una copia.</li><li>Un recibo de luz, agua o teléfono de los últimos tres meses.</li><li>El dinero de la aportación inicial, en efectivo o por transferencia.</li></ul>
<h2>En la agencia</h2>
<ol><li>Pida un turno de <strong>Asociados nuevos</strong>.</li><li>Revise en la pantalla los datos que se escriben: se corrigen ahí mismo.</li><li>Nombre a sus beneficiarios, con el porcentaje de cada uno. Deben sumar cien.</li><li>Firme la solicitud y entregue la aportación en caja.</li></ol>
<blockquote><p>Si no puede firmar, lleve a dos testigos con su documento: la huella vale lo mismo.</p></blockquote>
<p>Su número de asociado no cambia nunca, aunque cambie de agencia.</p>`,
  },
  {
    slug: 'entrar-por-primera-vez',
    title: 'Entrar por primera vez a la oficina en línea',
    subtitle: 'La clave provisional, su contraseña y el segundo paso.',
    content: `<p>Con su número de asociado recibe por correo una clave provisional. Vale tres días y sirve una sola vez.</p>
<h2>La primera entrada</h2>
<ol><li>Escriba su número de asociado y la clave provisional.</li><li>Elija una contraseña de doce caracteres o más. Una frase que recuerde es mejor que una palabra rara.</li><li>Escoja su segundo paso: una llave de acceso de su teléfono o una aplicación de códigos.</li><li>Guarde los diez códigos de recuperación <strong>fuera</strong> del teléfono.</li></ol>
<h2>Si algo no sale</h2>
<p>Después de cinco intentos la entrada se bloquea quince minutos. No hace falta llamar: espere y pruebe de nuevo con calma.</p>`,
  },
  {
    slug: 'conocer-el-inicio',
    title: 'Conocer la pantalla de inicio',
    subtitle: 'Qué dice cada tarjeta y cómo ordenarlas a su gusto.',
    content: `<p>La pantalla de inicio reúne lo que cambió desde su última visita. Nada de lo que muestra mueve dinero: puede explorarla sin cuidado.</p>
<h2>Las tarjetas</h2>
<ul><li><strong>Saldos</strong>: lo disponible en cada cuenta. Los plazos fijos aparecen aparte, con su vencimiento.</li><li><strong>Próximos pagos</strong>: lo programado para los siguientes siete días.</li><li><strong>Avisos</strong>: mensajes de la institución, los más nuevos primero.</li></ul>
<h2>Ordenarlas</h2>
<p>Elija <em>Ordenar</em> y arrastre cada tarjeta, o muévala con las flechas del teclado. El orden se guarda con su usuario y le sigue a cualquier equipo.</p>`,
  },
  {
    slug: 'primer-deposito',
    title: 'Hacer su primer depósito',
    subtitle: 'En caja, por transferencia o con un agente de la comunidad.',
    content: `<p>Su cuenta queda activa con el primer depósito, de cualquier monto desde cincuenta quetzales.</p>
<h2>En caja</h2>
<p>Diga el número de cuenta y compruebe el nombre que aparece en la pantalla del cajero <strong>antes</strong> de entregar el efectivo. El recibo trae el saldo anterior y el nuevo.</p>
<h2>Por transferencia</h2>
<ol><li>En su otro banco, registre la cuenta con el código que aparece en «Su cuenta».</li><li>Envíe un monto pequeño y espere a verlo acreditado.</li><li>Envíe el resto.</li></ol>
<h2>Con un agente</h2>
<p>Los agentes de la comunidad reciben hasta dos mil quetzales por día y persona. El comprobante del agente vale igual que el de caja.</p>`,
  },
];
