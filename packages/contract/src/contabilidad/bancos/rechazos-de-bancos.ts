// What the banks refuse.
import type { Rechazos } from '../../rechazos.ts';

export const deBancos = {
  ESTADO_ILEGIBLE: [
    422,
    'El estado de cuenta no se puede leer.',
    'Corrija el archivo, o descárguelo de nuevo del banco.',
  ],
  ESTADO_DE_OTRA_CUENTA: [
    422,
    'El archivo es de otra cuenta bancaria.',
    'Impórtelo en su cuenta, o corrija el número de esta.',
  ],
  ESTADO_DE_OTRA_MONEDA: [
    422,
    'El archivo está en otra moneda: aquí se concilian quetzales.',
    'Descargue el estado de la cuenta en quetzales.',
  ],
  ESTADO_REPETIDO: [
    409,
    'Ese archivo ya se importó en esta cuenta.',
    'Elija otro: las líneas de ese ya están aquí.',
  ],
  ESTADO_NO_CONTINUA: [
    422,
    'El archivo no continúa lo que ya se importó de la cuenta.',
    'Importe antes el estado que falta.',
  ],
  ESTADO_EN_USO: [
    409,
    'Ese estado de cuenta tiene líneas cruzadas, explicadas o conciliadas.',
    'Deshaga esos cruces antes de quitarlo.',
  ],
  CUENTA_DE_BANCO: [422, 'Esa cuenta es la de una cuenta bancaria.', 'Elija otra.'],
  CUENTA_BANCARIA_REPETIDA: [
    409,
    'Ya hay una cuenta bancaria con ese número o con esa cuenta del catálogo.',
    'Revise la lista de cuentas bancarias.',
  ],
  RESPONSABLE_NO_CONCILIA: [
    422,
    'Esa persona no puede conciliar cuentas bancarias.',
    'Elija a un contador o a un auxiliar contable.',
  ],
  CUENTA_BANCARIA_INACTIVA: [409, 'La cuenta bancaria no está activa.', 'Actívela o elija otra.'],
  CUENTA_BANCARIA_EN_USO: [
    409,
    'La cuenta bancaria todavía tiene saldo, algo sin cruzar o una conciliación en revisión.',
    'Concíliela hasta que quede en cero.',
  ],
  BANCO_NO_EXPLICA_INICIO: [
    422,
    'Lo que había en circulación al empezar no explica la diferencia entre el banco y los libros.',
    'Agregue lo que falta o corrija el saldo del banco.',
  ],
  CUENTA_CONCILIADA: [
    409,
    'La cuenta bancaria ya está conciliada en esa fecha.',
    'Use una fecha posterior, o pida que se devuelva o reabra la conciliación.',
  ],
  LINEA_YA_CRUZADA: [
    409,
    'Otra persona ya cruzó parte de lo que eligió.',
    'Vea cómo quedó y elija de nuevo: lo demás sigue igual.',
  ],
  CRUCE_DESCUADRADO: [
    422,
    'Lo que se cruza suma lo mismo en el banco y en los libros.',
    'Elija otras líneas, cruce una parte o registre la diferencia.',
  ],
  SUGERENCIA_VENCIDA: [
    409,
    'Lo sugerido ya no está así: alguien cruzó parte de ello.',
    'Vea la lista de nuevo.',
  ],
  EXPLICACION_INVALIDA: [422, 'Eso no explica lo que eligió.', 'Elija otra clase, o escriba el motivo.'],
  REGLA_INVALIDA: [422, 'La regla no puede aplicarse así.', 'Revise sus condiciones.'],
  REGLA_REPETIDA: [409, 'Ya hay una regla con ese nombre.', 'Escriba otro.'],
  CONCILIACION_FUERA_DE_ORDEN: [
    409,
    'Los meses de una cuenta se concilian y se reabren en orden.',
    'Empiece por el que sigue.',
  ],
  CONCILIACION_NO_CUADRA: [
    422,
    'El saldo del estado de cuenta no es el que suman sus líneas.',
    'Importe lo que falta o corrija el saldo.',
  ],
  CONCILIACION_SIN_EXPLICAR: [
    422,
    'Quedan partidas sin cruzar ni explicar.',
    'Crúcelas o diga qué son antes de enviar la conciliación.',
  ],
  CONCILIACION_PROPIA: [403, 'Una conciliación la aprueba una persona distinta de quien la envió.'],
  REAPERTURA_DE_DOS: [
    403,
    'Una conciliación aprobada la reabren dos personas: una lo pide y otra lo confirma.',
  ],
  CHEQUE_REPETIDO: [409, 'Ese número de cheque ya está en el registro de la cuenta.', 'Escriba otro.'],
  CHEQUE_INVALIDO: [422, 'El cheque no puede registrarse así.', 'Revise lo que escribió.'],
  PARTIDA_CRUZADA: [
    409,
    'La partida está cruzada con el banco: revertirla deja esas líneas sin su partida.',
    'Vea lo que se rompe y confirme.',
  ],
} as const satisfies Rechazos;
