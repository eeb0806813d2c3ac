// What every course is made of: the same eleven steps.
import type { Step } from './calls.ts';

const CONTENTS: readonly (readonly [title: string, subtitle: string, content: string])[] = [
  [
    'Introducción',
    'De qué trata el curso y para quién es',
    '<p>Este curso es corto y va al grano. Cada paso se lee en pocos minutos y termina con algo que usted puede hacer hoy mismo en su puesto.</p><p>No hace falta experiencia previa. Si ya conoce el tema, pase al paso que le interese: puede ir y volver cuando quiera.</p><ul><li>Lea con calma y sin otras ventanas abiertas.</li><li>Anote las dudas; al final hay un paso para resolverlas.</li><li>Su avance queda guardado en cada paso.</li></ul>',
  ],
  [
    'Lo que va a necesitar',
    'Papel, acceso y media hora tranquila',
    '<p>Tenga a mano papel y lápiz. Escribir las cuentas una vez, a mano, ayuda más que leerlas diez veces.</p><p>Algunos ejercicios se hacen en el sistema. Si su usuario no tiene el permiso que piden, léalos con alguien que lo tenga.</p>',
  ],
  [
    'Las palabras',
    'Un mismo nombre para cada cosa',
    '<p>La mitad de los errores nacen de llamar de dos maneras a lo mismo. Antes de seguir conviene ponerse de acuerdo.</p><ol><li>Lea cada término en voz alta.</li><li>Diga con sus palabras qué significa.</li><li>Busque un ejemplo de esta semana.</li></ol><blockquote>Si no puede explicarlo en una frase, todavía no lo entiende del todo.</blockquote>',
  ],
  [
    'El procedimiento',
    'Qué se hace, en qué orden y quién responde',
    '<p>Todo procedimiento tiene una entrada, unos pasos y una constancia. Lo que no deja constancia no se hizo.</p><ol><li>Verifique quién lo pide y con qué documento.</li><li>Regístrelo el mismo día.</li><li>Revise lo registrado antes de confirmarlo.</li><li>Archive el soporte con su número.</li></ol>',
  ],
  [
    'Un caso resuelto',
    'El procedimiento completo, con números',
    '<p>Una asociada llega con un depósito de Q 1,250.00 y pide que Q 250.00 queden en una segunda cuenta. La cuenta es sencilla: 1,000.00 + 250.00 = 1,250.00.</p><p>Se registran dos movimientos, no uno. Cada cuenta muestra lo suyo y la suma coincide con el efectivo recibido.</p>',
  ],
  [
    'Su turno',
    'El mismo caso, con otros datos',
    '<p>Repita el caso con Q 3,480.50, de los cuales Q 980.50 van a la segunda cuenta. Antes de seguir, escriba cuánto debe quedar en la primera.</p><p>¿Le dio Q 2,500.00? Entonces va bien. Si no, vuelva al paso anterior: no hay prisa.</p>',
  ],
  [
    'Errores frecuentes',
    'Los que todos cometimos alguna vez',
    '<ul><li>Dejar para mañana lo que se recibió hoy.</li><li>Corregir borrando, en lugar de revertir y registrar de nuevo.</li><li>Confiar en la memoria para un número de cuenta.</li><li>Prestar el usuario «solo un momento».</li></ul><p>Ninguno es grave si se dice a tiempo.</p>',
  ],
  [
    'Los controles',
    'Por qué una sola persona no hace todo',
    '<p>Quien registra no aprueba lo suyo. No es desconfianza: es la manera de que un error o una tentación encuentren a otra persona en el camino.</p><p>Si un control le estorba, dígalo; si lo rodea, deja de existir para todos.</p>',
  ],
  [
    'Preguntas que siempre salen',
    'Respuestas breves a dudas conocidas',
    '<p><strong>¿Y si el sistema no responde?</strong> Anote la hora, avise y espere. No registre dos veces.</p><p><strong>¿Y si falta un documento?</strong> No se hace la operación. Ofrezca guardar el turno.</p><p><strong>¿Y si me equivoqué?</strong> Avise a su jefe el mismo día; se revierte y queda la explicación.</p>',
  ],
  [
    'Compruebe lo aprendido',
    'Cinco preguntas para usted',
    '<ol><li>¿Cuál es el primer documento que se revisa?</li><li>¿Quién puede aprobar lo que usted registra?</li><li>¿Cómo se corrige un registro equivocado?</li><li>¿Dónde queda la constancia?</li><li>¿A quién se avisa primero?</li></ol><p>Si dudó en alguna, el paso «El procedimiento» tiene la respuesta.</p>',
  ],
  [
    'Para terminar',
    'Lo que se lleva de aquí',
    '<p>Ya conoce el camino completo: quién lo pide, qué se registra, quién lo aprueba y dónde queda.</p><p>Al terminar, el curso se cuenta como completado. Puede empezarlo de nuevo cuando quiera repasar.</p>',
  ],
];

export const steps: readonly Step[] = CONTENTS.map(([title, subtitle, content], order) => ({
  order,
  title,
  subtitle,
  content,
}));
