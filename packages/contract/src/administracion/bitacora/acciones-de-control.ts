// What people do about what another person consents to, as the bitácora's screen says it.

export const accionesDeControl = {
  'control:cambiar-politica': 'Pidió cambiar operaciones y límites',
  'autorizaciones:pedir': 'Pidió una autorización',
  'autorizaciones:responder': 'Respondió a una autorización',
  'autorizaciones:retirar': 'Retiró lo que pidió autorizar',
  'senales:ver': 'Dio por vista una señal',
} as const;
