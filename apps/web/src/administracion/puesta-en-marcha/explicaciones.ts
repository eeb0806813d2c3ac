// What each step of the guide is for, to somebody who never read a manual. Apart from the steps themselves, which the welcome screen
// loads too.
import type { NombreDePaso } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';

export const explicaciones: Readonly<Record<NombreDePaso, string>> = {
  institucion: 'El nombre, el NIT, la dirección, el logo y quiénes firman: encabezan cada documento.',
  agencias: 'Cada lugar donde se atiende. Los libros se llevan por agencia.',
  personas:
    'Quiénes trabajan aquí y qué hace cada quien, con dos contadores al menos. El primer contador entra con su sobre y confirma los sobres de los demás.',
  catalogo: 'Adopte el catálogo para cooperativas que viene con el programa o traiga el suyo.',
  'cuentas-de-control': 'Qué cuenta es cada cosa: cajas, bancos, ahorros, resultados y cuentas puente.',
  ejercicios: 'Desde qué año se llevan los libros aquí, y qué años anteriores se traen.',
  'saldos-iniciales': 'Con cuánto empieza cada cuenta en cada agencia.',
  historia: 'Las partidas de antes, si las quiere aquí. Quien las trae no firma la puesta en marcha.',
  folios: 'En qué folio va cada libro autorizado.',
  auxiliares:
    'El detalle detrás de cada cuenta de control: cajas, bancos, ahorros y lo que se lleva en otra parte.',
  comprobacion:
    'El balance de apertura es el del sistema anterior. Firma un contador que no trajo la historia ni escribió ese balance, y empieza el trabajo.',
};
