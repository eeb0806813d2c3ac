// The words of the panel of tags.
import type { Like } from './texts.ts';

const es = {
  label: 'Etiquetas',
  search: 'Nombre de la etiqueta',
  edit: 'Editar las etiquetas',
  done: 'Terminar de editar',
  create: (title: string) => `Crear «${title}»`,
  none: 'Ninguna etiqueta todavía. Escriba el nombre de la primera.',
  titleOf: (title: string) => `Nombre de ${title}`,
  remove: (title: string) => `Eliminar ${title}`,
  empty: 'Escriba un nombre.',
  repeated: 'Ya hay una con ese nombre.',
  ask: (title: string) => `Eliminar la etiqueta «${title}»`,
  askText: 'Se quita también de todo lo que la tiene. No se puede deshacer.',
  askRemove: 'Eliminar',
  askCancel: 'Cancelar',
};

const en: Like<typeof es> = {
  label: 'Tags',
  search: 'Enter tag name',
  edit: 'Edit the tags',
  done: 'Finish editing',
  create: (title) => `Create “${title}”`,
  none: 'No tags yet. Enter the name of the first one.',
  titleOf: (title) => `Name of ${title}`,
  remove: (title) => `Delete ${title}`,
  empty: 'Enter a name.',
  repeated: 'There is one with that name.',
  ask: (title) => `Delete the tag “${title}”`,
  askText: 'It is also taken off everything that has it. This cannot be undone.',
  askRemove: 'Delete',
  askCancel: 'Cancel',
};

const tr: Like<typeof es> = {
  label: 'Etiketler',
  search: 'Etiket adını girin',
  edit: 'Etiketleri düzenle',
  done: 'Düzenlemeyi bitir',
  create: (title) => `“${title}” oluştur`,
  none: 'Henüz etiket yok. İlkinin adını girin.',
  titleOf: (title) => `Ad: ${title}`,
  remove: (title) => `Sil: ${title}`,
  empty: 'Bir ad girin.',
  repeated: 'Bu adda bir etiket var.',
  ask: (title) => `“${title}” etiketini sil`,
  askText: 'Kullanıldığı her yerden de kaldırılır. Bu işlem geri alınamaz.',
  askRemove: 'Sil',
  askCancel: 'Vazgeç',
};

export const tagPanelTexts = { es, en, tr };
