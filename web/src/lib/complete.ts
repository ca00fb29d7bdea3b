/** Completes what the wire leaves out: a Struct is sent without the fields that have their default. */

export interface Shape {
  /** The fields that may be left out, and what they are then. */
  readonly omitted: { readonly [field: string]: unknown }
  /** The fields that hold other Structs, alone, in lists or in maps. */
  readonly inner: { readonly [field: string]: string }
}

export type Shapes = Readonly<Record<string, Shape>>

/** The value of that shape with every field. */
export function complete<T>(shapes: Shapes, name: string, value: unknown): T {
  return filled(shapes, shapes[name], value) as T
}

function filled(shapes: Shapes, shape: Shape | undefined, value: unknown): unknown {
  if (!shape || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((part) => filled(shapes, shape, part))
  const whole: Record<string, unknown> = {}
  for (const [field, part] of Object.entries(value)) {
    const inner = shape.inner[field]
    whole[field] = inner ? filled(shapes, shapes[inner], part) : part
  }
  for (const field in shape.omitted) if (!(field in value)) whole[field] = shape.omitted[field]
  return whole
}
