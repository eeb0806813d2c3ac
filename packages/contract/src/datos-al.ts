// Until when an answer knows the books, when they were read from a replica that was behind: whoever shows the figures says
// so beside them. Absent: they are of the moment of the question.
import { z } from 'zod';

export const datosAl = z.string().optional();
