import type { GuideText } from './guide-text.ts';

export const settingsGuides: readonly GuideText[] = [
  {
    slug: 'avisos-y-correos',
    title: 'Elegir los avisos que recibe',
    subtitle: 'Lo importante al teléfono, lo demás al correo, lo que no interesa a ninguna parte.',
    content: `<p>En «Ajustes», pestaña <em>Avisos</em>, cada clase de aviso tiene dos casillas: teléfono y correo.</p>
<h2>Los que no se apagan</h2>
<p>La entrada desde un equipo nuevo, el cambio de contraseña y los retiros mayores de mil quetzales se avisan siempre. Son su alarma.</p>
<h2>Un resumen</h2>
<p>Quien prefiera menos mensajes puede elegir <strong>resumen diario</strong>: un solo correo a las siete de la mañana con todo lo del día anterior.</p>`,
  },
  {
    slug: 'limites-de-operacion',
    title: 'Poner límites a sus operaciones',
    subtitle: 'Cuánto puede salir de su cuenta en un día, decidido por usted.',
    content: `<p>Un límite bajo es el mejor seguro. Bajarlo tiene efecto en el acto; subirlo, al día siguiente.</p>
<ol><li>Abra «Ajustes» y elija <em>Límites</em>.</li><li>Escriba el máximo por operación y el máximo por día.</li><li>Confirme con su segundo paso.</li></ol>
<blockquote><p>La espera para subirlo existe para que nadie, con su teléfono en la mano, pueda vaciar la cuenta esa misma noche.</p></blockquote>`,
  },
  {
    slug: 'equipos-de-confianza',
    title: 'Revisar sus equipos de confianza',
    subtitle: 'Desde dónde se ha entrado y cómo cerrar lo que no reconoce.',
    content: `<p>La lista muestra cada equipo con su navegador, la ciudad aproximada y la última vez que entró.</p>
<ul><li><strong>Cerrar la sesión</strong> saca a ese equipo en menos de un minuto.</li><li><strong>Olvidar</strong> hace que la próxima vez pida el segundo paso.</li><li><strong>Cerrar todas</strong> deja solo aquella en la que está.</li></ul>
<p>Si no reconoce un equipo, ciérrelo, cambie su contraseña y después llame a soporte. En ese orden.</p>`,
  },
  {
    slug: 'idioma-y-apariencia',
    title: 'Idioma, tamaño y colores',
    subtitle: 'Que la pantalla se lea con comodidad.',
    content: `<p>Los cambios de apariencia se guardan con su usuario y se ven en el acto.</p>
<ul><li><strong>Idioma</strong>: español, inglés o turco. Los documentos oficiales salen siempre en español.</li><li><strong>Esquema</strong>: claro, oscuro, o el del equipo.</li><li><strong>Tamaño</strong>: use el del navegador; todo crece con él, hasta el doble.</li></ul>
<p>Quien usa lector de pantalla o solo teclado encuentra con <em>?</em> la lista de las teclas de cada página.</p>`,
  },
  {
    slug: 'estado-de-cuenta-por-correo',
    title: 'Recibir el estado de cuenta por correo',
    subtitle: 'El día primero, en PDF y con la contraseña que usted elija.',
    content: `<p>El estado de cuenta se prepara la noche del último día del mes.</p>
<ol><li>En «Ajustes» elija <em>Documentos</em>.</li><li>Marque las cuentas de las que lo quiere.</li><li>Escriba la contraseña del archivo: es distinta de la de su usuario y no la guardamos.</li></ol>
<p>Si dos meses seguidos el correo rebota, el envío se detiene y la página se lo dice al entrar.</p>`,
  },
];
