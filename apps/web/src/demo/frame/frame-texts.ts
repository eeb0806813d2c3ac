// The words that the sample applications share.
import type { Like } from './texts.ts';

const es = {
  loading: 'Cargando',
  failed: 'No se pudo cargar',
  failedText: 'Ocurrió un error inesperado. Intente de nuevo.',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  save: 'Guardar',
  remove: 'Eliminar',
  edit: 'Editar',
  close: 'Cerrar',
  back: 'Volver',
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  required: 'Este dato es obligatorio.',
  notHere: 'Ya no existe lo que buscaba.',
  withoutWorkers: 'Este navegador no permite las aplicaciones de muestra',
  withoutWorkersText: 'Abra Cuadra por https, o en la misma computadora donde se ejecuta.',
};

type FrameTexts = Like<typeof es>;

const en: FrameTexts = {
  loading: 'Loading',
  failed: 'It could not be loaded',
  failedText: 'Something unexpected happened. Try again.',
  retry: 'Try again',
  cancel: 'Cancel',
  save: 'Save',
  remove: 'Delete',
  edit: 'Edit',
  close: 'Close',
  back: 'Back',
  search: 'Search',
  clearSearch: 'Clear the search',
  required: 'This is required.',
  notHere: 'What you were looking for is no longer here.',
  withoutWorkers: 'This browser does not allow the sample applications',
  withoutWorkersText: 'Open Cuadra over https, or on the computer that runs it.',
};

const tr: FrameTexts = {
  loading: 'Yükleniyor',
  failed: 'Yüklenemedi',
  failedText: 'Beklenmeyen bir hata oluştu. Yeniden deneyin.',
  retry: 'Yeniden dene',
  cancel: 'Vazgeç',
  save: 'Kaydet',
  remove: 'Sil',
  edit: 'Düzenle',
  close: 'Kapat',
  back: 'Geri',
  search: 'Ara',
  clearSearch: 'Aramayı temizle',
  required: 'Bu alan zorunludur.',
  notHere: 'Aradığınız artık burada değil.',
  withoutWorkers: 'Bu tarayıcı örnek uygulamalara izin vermiyor',
  withoutWorkersText: 'Cuadra’yı https üzerinden veya çalıştığı bilgisayarda açın.',
};

export const frameTexts = { es, en, tr };
