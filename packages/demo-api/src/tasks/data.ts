// What is to be done when the tasks are opened: 3 sections and 27 tasks, 12 of them open.
import { people } from '../people.ts';
import { seedId } from '../seeds.ts';
import type { World } from '../world.ts';
import type { Priority, Task, TaskTag, TaskType } from './calls.ts';

const TAGS = ['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss'] as const;
type Tag = (typeof TAGS)[number];

const tagId = (title: Tag): string => seedId('task-tag', title);

export const seededTags = (): TaskTag[] => TAGS.map((title) => ({ id: tagId(title), title }));

interface Row {
  readonly title: string;
  readonly notes?: string;
  readonly done?: true;
  /** How many days from today it is due. */
  readonly due?: number;
  readonly priority?: Priority;
  readonly tags?: readonly Tag[];
  readonly parts?: readonly string[];
}

const SECTIONS: readonly { readonly title: string; readonly tasks: readonly Row[] }[] = [
  {
    title: 'Esta semana',
    tasks: [
      {
        title: 'Revisar el formulario de apertura de cuentas',
        notes: 'El botón de guardar queda tapado en teléfonos pequeños. Probar con 320 y 390 píxeles.',
        due: 1,
        priority: 2,
        tags: ['Frontend', 'Bug'],
        parts: ['Medir en tres teléfonos', 'Corregir el pie', 'Enviar capturas'],
      },
      {
        title: 'Publicar la consulta de saldos para la aplicación móvil',
        notes: 'Falta decidir cuántos movimientos se devuelven por página.',
        due: 2,
        priority: 2,
        tags: ['Api', 'Urgent'],
      },
      { title: 'Confirmar la hora de la reunión con Quetzaltenango', due: 0, tags: ['Discuss'] },
      {
        title: 'Ordenar los mensajes de error del ingreso',
        notes: 'Cada mensaje debe decir qué hacer, no solo qué falló.',
        due: 3,
        tags: ['Frontend'],
      },
      {
        title: 'Renovar el certificado del sitio de pruebas',
        done: true,
        due: -2,
        priority: 2,
        tags: ['Urgent'],
      },
      { title: 'Actualizar la lista de municipios', done: true, due: -1, priority: 0, tags: ['Backend'] },
      { title: 'Responder las dudas de la agencia de Cobán', done: true, tags: ['Discuss'] },
      {
        title: 'Quitar los íconos que ya no se usan',
        done: true,
        due: -4,
        priority: 0,
        tags: ['Frontend'],
      },
      { title: 'Enviar el resumen del viernes', notes: 'Media página, sin tablas.', due: 4 },
    ],
  },
  {
    title: 'Cierre de trimestre',
    tasks: [
      {
        title: 'Acelerar la exportación de movimientos a hoja de cálculo',
        notes: 'Con 40 mil líneas tarda más de un minuto. Escribir por partes.',
        due: 9,
        priority: 2,
        tags: ['Backend', 'Api'],
        parts: ['Medir lo que tarda hoy', 'Escribir por partes'],
      },
      {
        title: 'Documentar los permisos de cada puesto',
        notes: 'Una tabla por puesto, con ejemplos de lo que sí y lo que no puede hacer.',
        due: 12,
        tags: ['Discuss'],
      },
      { title: 'Redondeo de intereses: probar con montos de un centavo', due: 7, tags: ['Backend', 'Bug'] },
      { title: 'Traducir los correos de aviso', due: 15, priority: 0 },
      {
        title: 'Conciliar los pagos recibidos en agencias rurales',
        done: true,
        due: -6,
        tags: ['Backend'],
      },
      {
        title: 'Separar el inicio de sesión en su propio servicio',
        done: true,
        due: -10,
        priority: 2,
        tags: ['Api'],
      },
      {
        title: 'Corregir la fecha de nacimiento en la ficha de asociados',
        notes: 'Se mostraba un día antes por la zona horaria.',
        done: true,
        due: -8,
        tags: ['Bug'],
      },
      { title: 'Cambiar el orden de las columnas del estado de cuenta', done: true, tags: ['Frontend'] },
      {
        title: 'Elegir el color de los avisos',
        done: true,
        due: -12,
        priority: 0,
        tags: ['Frontend', 'Discuss'],
      },
    ],
  },
  {
    title: 'Ideas para después',
    tasks: [
      {
        title: 'Recordatorio de cuota por mensaje de texto',
        notes: 'Preguntar a Huehuetenango y a Zacapa si sus asociados lo usarían.',
        priority: 0,
        tags: ['Discuss'],
      },
      { title: 'Firma en pantalla para comprobantes', due: 30, priority: 0, tags: ['Frontend'] },
      {
        title: 'Consulta de solicitudes por código de barras',
        notes: 'El lector escribe como teclado: no hace falta ningún programa más.',
        tags: ['Api'],
      },
      { title: 'Agenda compartida de salas', done: true, priority: 0 },
      { title: 'Modo oscuro en los reportes impresos', done: true, priority: 0, tags: ['Frontend'] },
      { title: 'Avisar cuando una tasa está por vencer', done: true, due: -20, tags: ['Backend'] },
      { title: 'Guardar las búsquedas más usadas', done: true, tags: ['Frontend'] },
      {
        title: 'Copia de respaldo en una segunda ciudad',
        done: true,
        due: -25,
        priority: 2,
        tags: ['Backend'],
      },
      { title: 'Encuesta corta al terminar una gestión', done: true, tags: ['Discuss'] },
    ],
  },
];

interface Placed {
  readonly type: TaskType;
  readonly row: Row;
}

/** In their order, each section before its own. */
export function seededTasks(world: World): Task[] {
  const assignees = people(12).map(({ id }) => id);
  const rows = SECTIONS.flatMap(({ title, tasks }): Placed[] => [
    { type: 'section', row: { title } },
    ...tasks.map((row): Placed => ({ type: 'task', row })),
  ]);
  return rows.map(({ type, row }, order) => ({
    id: seedId('task', order),
    type,
    title: row.title,
    notes: row.notes ?? null,
    completed: row.done ?? false,
    dueDate: row.due === undefined ? null : dayFromNow(world, row.due),
    priority: row.priority ?? 1,
    tags: (row.tags ?? []).map(tagId),
    assignedTo: type === 'section' ? null : (assignees[order % assignees.length] ?? null),
    subTasks: (row.parts ?? []).map((part, index) => ({
      id: seedId('sub-task', `${order}/${index}`),
      title: part,
      completed: row.done ?? index === 0,
    })),
    order,
  }));
}

// Sweden writes days as they are kept.
const dayInGuatemala = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Guatemala' });
const DAY_MS = 86_400_000;

const dayFromNow = (world: World, days: number): string =>
  dayInGuatemala.format(new Date(world.nowMs() + days * DAY_MS));
