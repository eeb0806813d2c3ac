// The notes that are there from the start: 16, of which 3 are put away, 4 have a checklist and 2 a picture.
import { landscape } from '../pictures.ts';
import { seedId } from '../seeds.ts';
import { daysFromNow, type World } from '../world.ts';
import type { KeptNote, NoteLabel, NoteTask } from './calls.ts';

const LABELS = ['Family', 'Work', 'Tasks', 'Priority', 'Personal', 'Friends'] as const;
type Label = (typeof LABELS)[number];

const labelId = (title: Label): string => seedId('note-label', title);

export const seededLabels = (): NoteLabel[] => LABELS.map((title) => ({ id: labelId(title), title }));

interface Row {
  readonly title: string;
  readonly content: string;
  readonly labels: readonly Label[];
  /** Days since it was written, and since it was last changed. */
  readonly age: readonly [created: number, updated: number | null];
  /** What is done begins with a tick. */
  readonly tasks?: readonly string[];
  readonly image?: string;
  /** In how many days. */
  readonly reminder?: number;
  readonly archived?: true;
}

const DONE = '✓ ';

const ROWS: readonly Row[] = [
  {
    title: 'Viaje a Semuc Champey',
    content:
      'Salir antes de las cinco para no encontrar el tránsito de Cobán. El último tramo es de terracería: llevar el carro alto.\n\nPreguntar a Nidia por el lugar donde se quedaron el año pasado.',
    labels: ['Family', 'Friends'],
    age: [24, 2],
    image: 'Semuc Champey',
    reminder: 12,
  },
  {
    title: 'Compras de la semana',
    content: '',
    labels: ['Family', 'Tasks'],
    age: [3, 1],
    tasks: [
      `${DONE}Frijol negro, 3 libras`,
      `${DONE}Maíz para tortillas`,
      'Queso fresco',
      'Güisquil',
      'Café molido',
    ],
  },
  {
    title: '',
    content: 'La clave no es trabajar más rápido: es no tener que repetirlo.',
    labels: ['Personal'],
    age: [40, null],
  },
  {
    title: 'Preguntas para la reunión del lunes',
    content:
      '¿Quién revisa los comprobantes cuando Glenda está de vacaciones?\n¿Podemos adelantar el corte al día 28?\n¿Qué hacemos con las libretas que nadie reclamó?',
    labels: ['Work', 'Priority'],
    age: [5, 4],
    reminder: 3,
  },
  {
    title: 'Mudanza de la oficina',
    content: 'El camión llega el sábado a las ocho.',
    labels: ['Work', 'Tasks'],
    age: [16, 6],
    tasks: [
      `${DONE}Cotizar el flete`,
      `${DONE}Etiquetar los archivadores`,
      'Avisar a los proveedores',
      'Trasladar la línea de teléfono',
    ],
  },
  {
    title: 'Cumpleaños de la abuela',
    content: 'Pastel de tres leches, sin nueces.',
    labels: ['Family'],
    age: [9, null],
  },
  {
    title: 'Receta del pepián de la tía Elvira',
    content:
      'Tostar por separado la pepitoria, el ajonjolí y los chiles guaque y pasa, hasta que suelten olor y sin que se quemen. Licuar con tomate, miltomate y cebolla asados, y colar.\n\nSofreír el recado, agregar el caldo de a poco y dejar que espese a fuego bajo. El pollo y el güisquil entran al final.\n\nSale mejor de un día para otro.',
    labels: ['Family', 'Personal'],
    age: [61, 30],
  },
  {
    title: 'Ideas para el boletín',
    content: 'Una página, una foto y un solo tema. El de este mes: cómo leer el estado de cuenta.',
    labels: ['Work'],
    age: [12, 8],
  },
  {
    title: 'Caminata del domingo',
    content: 'Nos vemos a las 5:30 en el parque. Llevar agua y gorra.',
    labels: ['Friends'],
    age: [2, null],
    image: 'Volcán de Agua',
    reminder: 4,
  },
  {
    title: 'Antes de las vacaciones',
    content: '',
    labels: ['Priority', 'Tasks', 'Work'],
    age: [7, 1],
    tasks: [
      'Dejar firmados los cheques',
      'Entregar la llave de la bodega',
      `${DONE}Configurar la respuesta automática`,
    ],
  },
  {
    title: 'Libros por leer',
    content:
      'El que recomendó Joaquín sobre la historia del café en Alta Verapaz, y el de cuentos que está en la mesa de noche.',
    labels: ['Personal', 'Friends'],
    age: [33, 20],
  },
  {
    title: 'Medidas de la ventana',
    content: '1.42 m de ancho por 1.10 m de alto. El marco, 6 cm.',
    labels: ['Personal'],
    age: [19, null],
  },
  {
    title: 'Proveedor de papel',
    content:
      'Imprenta La Ceiba entrega en dos días y acepta pago a treinta. La resma bajó de precio si se piden más de veinte. Pedir muestra del reciclado antes de decidir.',
    labels: ['Work'],
    age: [28, 14],
  },
  {
    title: 'Feria de la agencia de Zacapa',
    content: 'Asistieron 140 personas. Lo que más se preguntó: requisitos para abrir una cuenta infantil.',
    labels: ['Work', 'Priority'],
    age: [95, 80],
    archived: true,
  },
  {
    title: 'Arreglos del patio',
    content: 'Quedó pendiente la bajada de agua, para cuando pase el invierno.',
    labels: ['Family', 'Tasks'],
    age: [120, 70],
    tasks: [`${DONE}Pintar la pared del fondo`, `${DONE}Cambiar la chapa`, 'Bajada de agua'],
    archived: true,
  },
  {
    title: 'Reencuentro de la promoción',
    content: 'Fue en marzo, en Antigua. Delmy tiene las fotos.',
    labels: ['Friends', 'Personal'],
    age: [150, 118],
    archived: true,
  },
];

export const seededNotes = (world: World): KeptNote[] =>
  ROWS.map(
    ({ title, content, labels, age: [created, updated], tasks, image, reminder, archived }, index) => ({
      id: seedId('note', index),
      title,
      content,
      tasks: tasks?.map((text, place) => task(index, text, place)) ?? null,
      image: image === undefined ? null : landscape(image),
      reminder: reminder === undefined ? null : daysFromNow(world, reminder),
      labels: labels.map(labelId),
      archived: archived ?? false,
      createdAt: daysFromNow(world, -created),
      updatedAt: updated === null ? null : daysFromNow(world, -updated),
    }),
  );

const task = (note: number, text: string, place: number): NoteTask => ({
  id: seedId('note-task', `${note}/${place}`),
  content: text.startsWith(DONE) ? text.slice(DONE.length) : text,
  completed: text.startsWith(DONE),
});
