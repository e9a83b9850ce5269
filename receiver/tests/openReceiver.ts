import { onTestFinished } from 'vitest'
import { TestReceiver } from './testReceiver.ts'

/** Opens a receiver with a folder of its own, until the test has finished. */
export async function openReceiver(...given: ConstructorParameters<typeof TestReceiver>): Promise<TestReceiver> {
  const receiver = await new TestReceiver(...given).open()
  onTestFinished(() => receiver.close())
  return receiver
}
